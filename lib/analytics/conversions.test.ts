import { createLead } from '@/lib/forms/lead'
import {
  createConversionEvent,
  getConversionCookieName,
  parseConversionCookie,
  serializeConversionCookie,
  type ConversionCookie,
  CONVERSION_KINDS,
} from './conversions'
import { createHash } from 'node:crypto'
import { hashContact, normalizePhone } from './user-data'
import { getBrowserWords } from '@/lib/words/words'
import { CONSENT_PURPOSES, parseChoices } from './consent-choices'
import {
  getConsentDefaults,
  hasDeniedAll,
  toConsentSignals,
  formatPurposeState,
} from './tag-consent'

test('A Canadian quote has a value in Canadian dollars and the source of its lead', () => {
  const request = {
    cityKey: 'toronto',
    name: 'A',
    phone: '416-555-0142',
    moveSize: '',
    message: 'B',
  } as const
  const { source } = createLead(request, new Date())
  expect(createConversionEvent('lead', 'toronto', 'the-ref')).toEqual({
    name: 'generate_lead',
    parameters: {
      value: expect.any(Number) as number,
      currency: 'CAD',
      lead_source: source,
      city: 'toronto',
      kind: 'lead',
      transaction_id: 'the-ref',
    },
  })
})

test('A call in Texas has a value in US dollars and no transaction id', () => {
  const { name, parameters } = createConversionEvent('call', 'dfw')
  expect(name).toBe('call_click')
  expect(parameters.currency).toBe('USD')
  expect(parameters).not.toHaveProperty('transaction_id')
})

test('Every kind of conversion has its own event name and a value', () => {
  const events = CONVERSION_KINDS.map((kind) => createConversionEvent(kind, 'dfw'))
  expect(new Set(events.map(({ name }) => name)).size).toBe(CONVERSION_KINDS.length)
  for (const { parameters } of events) expect(parameters.value).toBeGreaterThan(0)
})

const COOKIE: ConversionCookie = {
  kind: 'booking',
  cityKey: 'san-antonio',
  ref: '-Nx0123456789_abcdef',
}

test.each([true, false])('The conversion is read back from its cookie (https: %s)', (secure) => {
  const cookies = `a=b; ${getConversionCookieName(secure)}=${serializeConversionCookie(COOKIE)}; c=d`
  expect(parseConversionCookie(cookies)).toEqual(COOKIE)
})

test.each([
  '',
  'sent=',
  'other=lead.toronto.-Nx0123456789_abcdef',
  'sent=lead.springfield.-Nx0123456789_abcdef',
  'sent=call.toronto.-Nx0123456789_abcdef',
  'sent=lead.toronto.short',
  'sent=lead.toronto.mary@example.com1234',
])('The cookies "%s" hold no conversion', (cookies) => {
  expect(parseConversionCookie(cookies)).toBeUndefined()
})

test.each([
  ['416-555-0142', '+14165550142'],
  ['+1 (416) 555-0142', '+14165550142'],
  ['416', undefined],
  ['+44 20 7946 0958', undefined],
])('The phone number "%s" is normalized to %s', (text, expected) => {
  expect(normalizePhone(text)).toBe(expected)
})

test('Only valid contact data is hashed', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(await hashContact({ email: 'Mary.Smith@gmail.com', phone: '416-555-0142' })).toEqual({
    sha256_email_address: hash('marysmith@gmail.com'),
    sha256_phone_number: hash('+14165550142'),
  })
  expect(await hashContact({ email: 'Unavailable', phone: '' })).toEqual({})
})

const ALL = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization']
const every = (state: string) => Object.fromEntries(ALL.map((signal) => [signal, state]))

test('A visitor who has not chosen grants everything, but nothing in Quebec', () => {
  const [anywhere, quebec, ...more] = getConsentDefaults(false)
  expect(anywhere).toMatchObject(every('granted'))
  expect(anywhere).not.toHaveProperty('region')
  expect(quebec).toMatchObject({ ...every('denied'), region: ['CA-QC'] })
  expect(more).toEqual([])
})

test('With Global Privacy Control nothing is granted', () => {
  expect(getConsentDefaults(true)).toEqual([expect.objectContaining(every('denied'))])
  expect(getConsentDefaults(true)[0]).not.toHaveProperty('region')
})

test('A visitor can choose measurement and advertising separately', () => {
  expect(toConsentSignals({ measurement: false })).toEqual({ analytics_storage: 'denied' })
  expect(toConsentSignals({ measurement: true, advertising: false })).toEqual({
    ...every('denied'),
    analytics_storage: 'granted',
  })
  expect(toConsentSignals({})).toEqual({})
})

test('Everything is denied only if both purposes are', () => {
  expect(hasDeniedAll({ measurement: false, advertising: false })).toBe(true)
  expect(hasDeniedAll({ measurement: false })).toBe(false)
  expect(hasDeniedAll({ measurement: false, advertising: true })).toBe(false)
  expect(hasDeniedAll({})).toBe(false)
})

test('A visitor reads whether a purpose is on, and why', () => {
  expect(formatPurposeState('measurement', { measurement: true }, true)).toBe(
    'Measurement is on, as you chose.',
  )
  expect(formatPurposeState('advertising', {}, true)).toContain('Global Privacy Control')
  expect(formatPurposeState('advertising', {}, false)).toContain('except in Quebec')
})

test('The browser has the words of every state in French', () => {
  const words = getBrowserWords('fr', 'PRIVACY_CHOICES')
  for (const purpose of CONSENT_PURPOSES)
    for (const choices of [{}, { [purpose]: true }, { [purpose]: false }])
      for (const hasGpc of [true, false])
        expect(words).toHaveProperty([formatPurposeState(purpose, choices, hasGpc)])
})

test('A visitor’s choices are read back as they were stored', () => {
  for (const choices of [{}, { measurement: true }, { measurement: false, advertising: true }]) {
    expect(parseChoices(JSON.stringify(choices))).toEqual(choices)
  }
})

test.each([null, '', 'null', '7', '[]', '{"measurement":"yes"}', '{"else":true}', '{'])(
  'The stored text %s holds no choice',
  (text) => {
    expect(parseChoices(text)).toEqual({})
  },
)
