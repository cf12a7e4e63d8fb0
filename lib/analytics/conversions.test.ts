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
