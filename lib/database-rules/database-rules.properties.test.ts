import fc from 'fast-check'
import { PROPERTY_TYPES } from '@/lib/forms/booking-fields'
import { CITY_KEYS } from '@/lib/cities/keys'
import { createDatabase, SAMPLE_RECORDS, SITE_AUTH } from './database-rules.fixture'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, JobSchema } from '@/lib/forms/job'
import { WALL_CLOCK } from '@/lib/forms/job.fixture'
import { ITEMS, LOADS } from '@/lib/business/junk'
import { createLead, LeadSchema, createMoveDetails } from '@/lib/forms/lead'
import { getFullQuoteSchema, ShortQuoteSchema } from '@/lib/forms/quote-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { createRecordKey } from '@/lib/submissions/record-key'
import { COUNTRY_NAMES, REGIONS } from '@/lib/business/regions'
import { getBookingDates, formatTimeSlot, ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import type { ListName } from '@/lib/store/store'

/** Typed text in many languages, and hostile text. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'aé王ßi1457٤½⑪.,-+()\'’ \n\u0301𝒳𐐷\ud83d🚚\\"/#&') }),
  fc.constantFrom('𝒳'.repeat(200), '🚚 king size', "o'brien-smith", '王小明', '\u2028x'),
)
/** Valid texts: they begin with a letter. */
const filled = typed.map((text) => `a${text}`)
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const phone = fc
  .tuple(fc.constantFrom('416', '305', '972'), digits(7))
  .map((parts) => parts.join(''))
const postalCode = fc
  .array(fc.tuple(fc.constantFrom(...'ABCXYZxyz'), digits(1)), { minLength: 3, maxLength: 3 })
  .map((pairs) => pairs.flat().join(''))
const ip = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(''))
const now = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

/** An address country with a valid code. */
const addressCode = fc.oneof(
  fc.record({ country: fc.constant('usa'), code: digits(5) }),
  fc.record({ country: fc.constant('canada'), code: postalCode }),
)
const anyQuote = fc
  .record({
    cityKey: fc.constantFrom(...CITY_KEYS),
    name: filled,
    phone,
    email: fc.oneof(fc.emailAddress(), fc.constant(`${'a'.repeat(64)}@${'b'.repeat(63)}.ca`)),
    from: addressCode,
    to: addressCode,
    moveDate: fc.oneof(
      fc.constant(''),
      now.map((date) => date.toISOString().slice(0, 10)),
    ),
    packing: fc.constantFrom('', 'on'),
    message: filled,
  })
  .map(({ from, to, ...fields }) => ({
    ...fields,
    ...{ fromCountry: from.country, zip: from.code, toCountry: to.country, zipTo: to.code },
  }))

const address = fc.constantFrom(...COUNTRY_NAMES).chain((countryName) =>
  fc.record({
    countryName: fc.constant(countryName),
    state: fc.constantFrom(...Object.keys(REGIONS[countryName])),
    zip: fc.oneof(fc.constant(''), countryName === 'Canada' ? postalCode : digits(5)),
  }),
)
const anyBooking = fc
  .record({
    cityKey: fc.constantFrom(...CITY_KEYS),
    items: fc.subarray(ITEMS.map(({ key }) => key)).map((keys) => keys.join(',')),
    load: fc.constantFrom('', ...LOADS.map(({ key }) => key)),
    message: filled,
    selectedDate: fc.constantFrom(...getBookingDates(WALL_CLOCK.date).slice(1)),
    timeSlot: fc.constantFrom(...ARRIVAL_WINDOWS.map(formatTimeSlot)),
    isTimeSensitive: fc.constantFrom('true', 'false'),
    street: filled,
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    unit: filled,
    city: filled,
    name: filled,
    phone,
    address,
  })
  .map(({ address, ...fields }) => ({ ...fields, ...address }))

function expectStored(list: ListName, record: object, sentAt: Date): void {
  const { key } = createRecordKey('', record, sentAt.getTime())
  for (const root of ['', 'preview/']) {
    const result = createDatabase(null, SITE_AUTH).write(`${root}${list}/${key}`, record)
    if (!result.allowed) throw new Error(result.info)
  }
}

test('The rules accept every quote that the site accepts', () => {
  let accepted = 0
  const holds = (values: Record<string, string>, sent: { now: Date; ip: string }) => {
    const full = parseForm(getFullQuoteSchema(values), values).data
    const short = parseForm(ShortQuoteSchema, values).data
    fc.pre(full !== undefined && short !== undefined)
    if (!full || !short) return
    accepted++
    for (const quote of [full, short]) {
      expectStored('leads', createLead(quote, sent), sent.now)
      expectStored('quarantine/leads', createLead(quote, sent), sent.now)
    }
    expectStored('move_details', createMoveDetails(full), sent.now)
  }
  fc.assert(fc.property(anyQuote, fc.record({ now, ip }), holds), { numRuns: 300 })
  expect(accepted).toBeGreaterThanOrEqual(300)
})

test('The rules accept every pickup that the site accepts', () => {
  let accepted = 0
  const holds = (values: Record<string, string>, sent: { now: Date; ip: string }) => {
    const booking = parseForm(createBookingSchema(values, WALL_CLOCK), values).data
    fc.pre(booking !== undefined)
    if (!booking) return
    accepted++
    expectStored('jobs', createJob(booking, sent), sent.now)
    expectStored('quarantine/jobs', createJob(booking, sent), sent.now)
  }
  fc.assert(fc.property(anyBooking, fc.record({ now, ip }), holds), { numRuns: 300 })
  expect(accepted).toBeGreaterThanOrEqual(300)
})

const anyValue = fc.oneof(typed, fc.integer(), fc.boolean(), phone, fc.constantFrom('', 'new', 1))

/** JSON Schema has no refinements, and the rules count UTF-16 units. */
const UNCHECKED_ISSUES = ['custom', 'too_big']

test.each([
  ['leads', LeadSchema],
  ['jobs', JobSchema],
] as const)('For %s, the rules and the schema agree on every wrong value', (list, schema) => {
  const fields = Object.keys(SAMPLE_RECORDS[list]).filter((name) => name !== 'cus_address')
  const assertAgreement = (name: string, value: unknown) => {
    const record = { ...SAMPLE_RECORDS[list], [name]: value }
    const key = createRecordKey('', record, 0).key
    const { allowed } = createDatabase(null, SITE_AUTH).write(`${list}/${key}`, record)
    const { success, error } = schema.safeParse(record)
    if (success || !error.issues.some(({ code }) => UNCHECKED_ISSUES.includes(code))) {
      expect(allowed).toBe(success)
    }
  }
  const name = fc.constantFrom(...fields, 'extra')
  fc.assert(fc.property(name, anyValue, assertAgreement), { numRuns: 500 })
})
