import {
  ADVERTISING_FIELD,
  CONSENT_FIELD,
  HONEYPOT_FIELD,
  MARKETING_FIELD,
  MESSAGE_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  LANGUAGE_FIELD,
} from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { mergeConsent, type Consent } from './details'
import { formatReference } from '@/lib/requests/reference'
import {
  createKeyField,
  failWrites,
  FORM_ANSWERS,
  getLogEntries,
  listKeys,
  mockStore,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

useEmptyStore()

const getDetails = (key: string) => store.records.get(`details/${key}`)
const getConsent = (key: string) => getDetails(key)?.consent as Consent | undefined

test('Details hold what the record of a request lacks', async () => {
  const { key } = await sendSubmission(
    {
      hidden: { [CONSENT_FIELD]: 'us-1' },
      answers: { ...FORM_ANSWERS, moveDate: '2026-12-04', packing: false, flightsOfStairs: '' },
    },
    { isOutsideArea: true, priceShown: '219-289 CAD' },
  )
  expect(getDetails(key)).toEqual({
    form: 'full',
    at: expect.stringMatching(/^20\d\d-.*Z$/) as string,
    city: 'toronto',
    time_zone: 'America/Toronto',
    reference: formatReference({ referencePrefix: 'TR' }, key),
    outside_area: true,
    price_shown: '219-289 CAD',
    answers: { move_date: '2026-12-04', packing: false },
    consent: expect.objectContaining({ version: 'us-1', marketing: false }) as object,
  })
})

test('Details keep the language and no empty field; a retry in another one is the same request', async () => {
  const keyField = createKeyField()
  const hidden = { ...keyField, [LANGUAGE_FIELD]: 'fr' }
  const { key } = await sendSubmission({ hidden }, { cityKey: 'ottawa' })
  const fields = ['at', 'city', 'form', 'language', 'reference', 'time_zone']
  expect(Object.keys(getDetails(key) ?? {}).toSorted()).toEqual(fields)
  expect(getDetails(key)).toMatchObject({ language: 'fr' })
  const retry = await sendSubmission({ hidden: keyField }, { cityKey: 'ottawa' })
  expect(retry.key).toBe(key)
  expect(await listKeys('leads')).toEqual([key])
})

test('Details keep a long name and the message as they were typed', async () => {
  const message = 'Don’t ring!\r\nCall\u0007 (416)'
  const { key } = await sendSubmission({
    hidden: { [MESSAGE_FIELD]: message },
    answers: { name: 'Maria Fernanda Rodriguez', message: 'Dont ring Call 416' },
  })
  expect(getDetails(key)).toMatchObject({
    name: 'Maria Fernanda Rodriguez',
    message: 'Don’t ring!\nCall (416)',
  })
  const sendMessage = (message: string) => sendSubmission({ hidden: { [MESSAGE_FIELD]: message } })
  expect(getDetails((await sendMessage('Two\nrooms')).key)).toMatchObject({ message: 'Two\nrooms' })
  expect(getDetails((await sendMessage(' Two rooms ')).key)).not.toHaveProperty('message')
})

const BOOKING = {
  ...FORM_ANSWERS,
  ...{ cityKey: 'edmonton', items: 'piano', load: 'half', selectedDate: '2026-12-01' },
  ...{ timeSlot: '09:00-11:00', isTimeSensitive: 'true', propertyType: 'House', street: '1 A St' },
  ...{ unit: '4', city: 'Edmonton', state: 'AB', zip: '', countryName: 'Canada' },
}
const CHOICES = { items: 'piano', load: 'half' }
const EMAIL = { email: 'mary@example.com' }
test.each([
  ['leads', 'short', { ...FORM_ANSWERS, cityKey: 'edmonton', email: '' }, {}],
  ['leads', 'short', { ...FORM_ANSWERS, ...EMAIL }, EMAIL],
  // The lead has it.
  ['leads', 'full', { ...FORM_ANSWERS, ...EMAIL }, {}],
  ['jobs', 'pickup', { ...BOOKING, ...EMAIL }, { ...EMAIL, answers: CHOICES }],
  ['jobs', 'pickup', { ...BOOKING, gateCode: '12' }, { answers: { ...CHOICES, gate_code: '12' } }],
] as const)('In %s the %s form with %j keeps %j', async (list, form, answers, kept) => {
  const { key } = await sendSubmission({ answers }, { list, form, cityKey: 'edmonton' })
  const fixed = { at: expect.any(String) as string, reference: expect.any(String) as string }
  const place = { city: 'edmonton', time_zone: 'America/Edmonton' }
  expect(getDetails(key)).toEqual({ form, ...fixed, ...place, ...kept })
})

test('A request survives without its details, and a retry adds them', async () => {
  const hidden = createKeyField()
  mockStore(failWrites(store, 'details'))
  const first = await sendSubmission({ hidden })
  expect([first.status, await listKeys('leads')]).toEqual(['stored', [first.key]])
  expect(getLogEntries()[0]).toMatchObject({ event: 'details', level: 'error' })
  mockStore(store)
  expect(await sendSubmission({ hidden })).toEqual(first)
  expect(getDetails(first.key)).toMatchObject({ form: 'full' })
})

test('A store that hangs on a consent delays the reply at most to the deadline', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const hidden = { ...createKeyField(), [CONSENT_FIELD]: 'us-1' }
  const { key } = await sendSubmission({ hidden: { ...hidden, [MARKETING_FIELD]: 'on' } })
  store.update = () => new Promise(() => undefined)
  const sending = sendSubmission({ hidden })
  await jest.advanceTimersByTimeAsync(6_000)
  expect(await sending).toEqual({ status: 'stored', key })
  expect(getLogEntries()).toContainEqual(expect.objectContaining({ outcome: 'consent-unknown' }))
})

function sendConsent(key: string, isTicked: boolean, hidden: Record<string, string> = {}) {
  const tick: Record<string, string> = isTicked ? { [MARKETING_FIELD]: 'on' } : {}
  return sendSubmission({
    hidden: { [IDEMPOTENCY_KEY_FIELD]: key, [CONSENT_FIELD]: 'us-1', ...tick, ...hidden },
  })
}

test.each([
  ['yes', true],
  ['no', false],
  ['', undefined],
])('The choice "%s" about advertising is stored as %s', async (choice, stored) => {
  const idempotencyKey = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(idempotencyKey, false, { [ADVERTISING_FIELD]: choice })
  expect(getConsent(key)?.advertising).toBe(stored)
})

test('Without a known consent text, a yes is not stored', async () => {
  const hidden = { [CONSENT_FIELD]: 'xx-1', [ADVERTISING_FIELD]: 'yes' }
  const { key } = await sendConsent(createIdempotencyKey(Date.now()), true, hidden)
  expect(getConsent(key)).toBeUndefined()
})

type Answers = Pick<Consent, 'marketing' | 'advertising' | 'withdrawn'>
const [YES, NO] = [{ marketing: true }, { marketing: false }]
const WITHDRAWN = { ...NO, withdrawn: true } as const
const [YES_ADS, NO_ADS] = [{ advertising: true }, { advertising: false }]
test.each<[first: Answers, later: Answers, merged: Answers | undefined]>([
  [YES, YES, undefined],
  [NO, YES, undefined],
  [NO, NO, undefined],
  [YES, NO, WITHDRAWN],
  [WITHDRAWN, YES, undefined],
  [
    { ...YES, ...YES_ADS },
    { ...YES, ...NO_ADS },
    { ...YES, ...NO_ADS },
  ],
  [YES, { ...YES, ...NO_ADS }, { ...YES, ...NO_ADS }],
  [YES, { ...YES, ...YES_ADS }, undefined],
  [{ ...NO, ...NO_ADS }, { ...YES, ...YES_ADS }, undefined],
  [
    { ...YES, ...NO_ADS },
    { ...NO, ...YES_ADS },
    { ...WITHDRAWN, ...NO_ADS },
  ],
  [WITHDRAWN, { ...NO, ...NO_ADS }, { ...WITHDRAWN, ...NO_ADS }],
])('After the answers %j, the answers %j make them %j', (first, later, merged) => {
  const consent = { version: 'us-1', hash: '', at: '', page: '' }
  expect(mergeConsent({ ...consent, ...first }, { ...consent, ...later })).toEqual(
    merged && { ...consent, ...merged },
  )
})

test.each<[way: string, hidden: Record<string, string>]>([
  ['a retry', {}],
  ['a suspected retry', { [HONEYPOT_FIELD]: 'x' }],
])('%s can withdraw a consent, but not give it again', async (_way, hidden) => {
  const idempotencyKey = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(idempotencyKey, true)
  expect(getConsent(key)).toMatchObject({ marketing: true })
  expect(await sendConsent(idempotencyKey, false, hidden)).toEqual({ status: 'stored', key })
  expect(getConsent(key)).toMatchObject({ marketing: false, withdrawn: true })
  await sendConsent(idempotencyKey, true)
  expect(getConsent(key)).toMatchObject({ marketing: false, withdrawn: true })
})

test('If yes and no are sent at once, the no counts', async () => {
  const idempotencyKey = createIdempotencyKey(Date.now())
  const ticks = [true, false]
  const [first] = await Promise.all(ticks.map((tick) => sendConsent(idempotencyKey, tick)))
  expect(getConsent(first?.key ?? '')).toMatchObject({ marketing: false })
})
