import { askForQuote, book, DAY, open, useOpenDesk, TODAY } from './entry.fixture'
import {
  failWrites,
  listKeys,
  mockStore,
  store,
  receive,
  sendSubmission,
} from '@/lib/submissions/submission.fixture'
import { addDays } from '@/lib/dates/wall-clock'
import { getConsentText } from '@/lib/forms/consent'
import { buildConfirmationMail } from '@/lib/notifications/confirmation-mail'
import { listDesk } from '@/lib/requests/desk-index'
import { findRequest, MAIL_SETTINGS, requireMail } from '@/lib/requests/requests.fixture'
import { openDesk, takeAction } from './desk-access'

jest.mock('./desk-access')

useOpenDesk()

test('Two presses and one after a lost reply store one booking', async () => {
  const values = open()
  const [one, other] = await Promise.all([book(values), book(values)])
  expect(one).toMatchObject({
    status: 'done',
    path: `/ottawa/desk/request?key=${one.key}&done=entered`,
  })
  expect(other.key).toBe(one.key)
  expect(await book(values)).toMatchObject({ status: 'done', key: one.key })
  expect(await listKeys('jobs')).toEqual([one.key])
})

test('The booking is at once confirmed, marked as by phone, and listed', async () => {
  const { key } = await book()
  expect(await findRequest(store, key)).toMatchObject({
    ...{ isConfirmed: true, isEnteredByOffice: true, language: 'fr', flags: ['Speaks French'] },
    ...{ email: 'marie@example.com', consent: undefined, suspicions: [] },
    attribution: { last: { source: 'phone', isPaid: false } },
    record: { ip_address: 'Unavailable' },
    details: { entered_by: 'office', entered_name: 'Anna' },
  })
  expect(store.records.get(`details/${key}`)).not.toHaveProperty('attribution')
  expect(await listDesk(store, 'ottawa')).toMatchObject([{ key, date: DAY, waitsFor: '' }])
})

test('The customer’s mail is in the language that the caller speaks', async () => {
  const request = await findRequest(store, (await book()).key)
  const mail = buildConfirmationMail(request, { ...MAIL_SETTINGS, cityKey: 'ottawa' })
  expect(mail?.to).toBe('marie@example.com')
  expect(requireMail(mail).text).toContain('Merci, Marie. C’est réservé.')
})

test('Seven callers in a row are all booked, and none replaces another', async () => {
  const keys: string[] = []
  for (let n = 0; n < 7; n++) {
    const timeSlot = n % 2 ? '09:00-11:00' : '13:00-15:00'
    const selectedDate = addDays(DAY, 7 * n)
    const { key } = await book({ phone: `613-555-01${n}0`, selectedDate, timeSlot })
    keys.push(key)
  }
  const requests = await Promise.all(keys.map((key) => findRequest(store, key)))
  expect(
    requests.map(({ isConfirmed, appointment }) => isConfirmed && appointment !== 'cancelled'),
  ).toEqual(Array(7).fill(true))
  expect(await listKeys('quarantine/jobs')).toEqual([])
  expect(await listKeys('jobs')).toHaveLength(7)
})

test('Consent is stored only if a caller agrees, in the caller’s language', async () => {
  const french = getConsentText({ country: 'canada' }, 'fr').version
  const texts = { 'consent-fr': french, 'consent-en': 'ca-1' }
  expect(await findRequest(store, (await book(texts)).key)).toMatchObject({ consent: undefined })
  const { key } = await book({ ...texts, phone: '613-555-0199', marketing: 'on' })
  expect(store.records.get(`details/${key}`)).toMatchObject({
    consent: { marketing: true, version: french },
  })
})

test('A quote needs no email', async () => {
  const { status, key } = await askForQuote()
  expect(status).toBe('done')
  expect(await findRequest(store, key)).toMatchObject({
    ...{ email: '', isEnteredByOffice: true, flags: ['Speaks French'] },
    record: { email: 'Unavailable' },
  })
  expect(await listDesk(store, 'ottawa')).toMatchObject([{ key, waitsFor: 'decide' }])
  const far = { phone: '613-555-0143', email: 'a@example.com', zipTo: 'M5V 2T6' }
  expect(await findRequest(store, (await askForQuote(far)).key)).toMatchObject({
    email: 'a@example.com',
    flags: ['Outside the service area', 'Speaks French'],
  })
})

test.each(['none', 'closed', 'expired', 'unavailable'] as const)(
  'If the desk is %s, nothing is stored and the typed values stay',
  async (reason) => {
    jest.mocked(openDesk).mockResolvedValue(reason)
    const { status, errors, values } = await book()
    expect(status).toBe('invalid')
    expect(Object.keys(errors)).toEqual(['cityKey'])
    expect(values).toMatchObject({ name: 'Marie Roy', street: '1 Bank St' })
    expect(await listKeys('jobs')).toEqual([])
  },
)

test('Nothing is stored above the office’s own limit', async () => {
  jest.mocked(takeAction).mockResolvedValue('limited')
  expect((await book()).errors).toHaveProperty('cityKey')
  expect(await listKeys('jobs')).toEqual([])
})

test('A language that the city lacks is refused', async () => {
  expect((await book({ language: 'es' })).errors).toHaveProperty('language')
})

test('A store that cannot be opened leaves it open whether an entry was saved', async () => {
  mockStore(new Error('down'))
  expect((await book()).status).toBe('unknown')
})

test.each(['refused', 'unknown'] as const)('A write that is %s says so', async (status) => {
  mockStore(failWrites(store, 'jobs', status))
  const values = open()
  expect((await book(values)).status).toBe(status)
  mockStore(store)
  expect((await book(values)).status).toBe('done')
  expect(await listKeys('jobs')).toHaveLength(1)
})

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
