import { askForQuote, book, DAY, open, useOpenDesk } from './entry.fixture'
import { addDays } from '@/lib/dates/wall-clock'
import { getConsentText } from '@/lib/forms/consent'
import { buildConfirmationMail } from '@/lib/notifications/confirmation-mail'
import { listDesk } from '@/lib/requests/desk-index'
import { findRequest, MAIL_SETTINGS, requireMail } from '@/lib/requests/requests.fixture'
import { failWrites, listKeys, mockStore, store } from '@/lib/submissions/submission.fixture'
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
