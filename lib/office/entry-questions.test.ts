import { addDays } from '@/lib/dates/wall-clock'
import { findRequest } from '@/lib/requests/requests.fixture'
import { listKeys, receive, sendSubmission, store } from '@/lib/submissions/submission.fixture'
import { book, DAY, open, TODAY, useOpenDesk } from './entry.fixture'

useOpenDesk()

test('We ask once about a full window, then exceed its limit', async () => {
  await book({ phone: '613-555-0101' })
  await book({ phone: '613-555-0102' })
  const values = open()
  const asked = await book(values)
  expect(asked).toMatchObject({ status: 'invalid', values: { force: `${DAY} 09:00-11:00` } })
  expect(Object.keys(asked.errors)).toEqual(['force'])
  expect(await listKeys('jobs')).toHaveLength(2)
  // The answer is for this window.
  expect(await book({ ...values, force: `${DAY} 11:00-13:00` })).toMatchObject({ key: '' })
  const { key } = await book({ ...values, force: asked.values.force ?? '' })
  expect(await findRequest(store, key)).toMatchObject({
    isConfirmed: true,
    isWithoutReservation: false,
  })
  const reservations = store.records.get(`slots/${DAY}-0900-ottawa`)
  expect(Object.keys(reservations ?? {})).toHaveLength(3)
})

test.each([
  ['A closed day', { selectedDate: addDays(DAY, 4) }, 'We’re closed then'],
  ['A window that begins soon', { timeSlot: '15:00-17:00' }, 'That window begins too soon'],
])('We ask once: %s', async (_what, changes, message) => {
  jest.useFakeTimers({ now: new Date(`${DAY}T16:00:00Z`) })
  store.records.set('locations/ottawa', { tracking_phone: '613-555-0114', notice_hours: 5 })
  const { errors, values } = await book(changes)
  expect(errors.force?.text).toMatch(message)
  expect(await book({ ...changes, force: values.force ?? '' })).toMatchObject({ status: 'done' })
})

test('A window that is over is never taken', async () => {
  const selectedDate = addDays(TODAY, -1)
  const force = `${selectedDate} 09:00-11:00`
  expect(await book({ selectedDate, force })).toMatchObject({
    errors: { timeSlot: { text: expect.any(String) as string } },
  })
  expect(await listKeys('jobs')).toEqual([])
})

test('We ask once about an address outside the area, then confirm it', async () => {
  const far = { zip: 'M5V 2T6', city: 'Toronto' }
  const { errors, values } = await book(far)
  expect(Object.keys(errors)).toEqual(['outsideArea'])
  const { key } = await book({ ...far, outsideArea: values.outsideArea ?? '' })
  expect(await findRequest(store, key)).toMatchObject({ isConfirmed: true })
})

test('The caller’s other requests are shown once and stay', async () => {
  const first = await book()
  const changes = { ...open(), street: '2 Bank St' }
  const asked = await book(changes)
  expect(asked.errors).toHaveProperty('others')
  const { reference } = await findRequest(store, first.key)
  expect(asked.values).toMatchObject({ others: first.key, references: reference })
  const second = await book({ ...changes, others: first.key })
  expect(second.status).toBe('done')
  for (const { key } of [first, second])
    expect(await findRequest(store, key)).toMatchObject({ isCancelled: false, replaces: '' })
})

test('A request that the caller has sent online is shown, too', async () => {
  const answers = { name: 'Marie Roy', phone: '613-555-0142', message: 'Two rooms' }
  const { key } = await sendSubmission({ answers }, { cityKey: 'ottawa' })
  receive({ 'next-action': 'x' })
  expect((await book()).values.others).toBe(key)
})
