import * as z from 'zod/mini'
import { canCreate, canEdit, SAMPLE_RECORDS } from './database-rules.fixture'
import { LIST_POLICIES } from './database-rules'
import { buildShapeRules } from './shape-rules'
import { LIST_NAMES, type ListName, type StoredRecord } from '@/lib/store/store'

const SUBMISSION_LISTS = LIST_NAMES.filter((list) => list !== 'locations')

/** Every field of the sample records, also nested ones, as [list, path]. */
const FIELDS = LIST_NAMES.flatMap((list) =>
  listFields(SAMPLE_RECORDS[list]).map((field) => [list, field] as const),
)

function listFields(record: StoredRecord, parent = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => [
    parent + name,
    ...(typeof value === 'object' ? listFields(value, `${parent}${name}/`) : []),
  ])
}

/** @param value undefined omits the field */
function withValueAt(record: StoredRecord, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('/')
  const child = record[name]
  if (rest.length === 0 || typeof child !== 'object') return { ...record, [name]: value }
  return { ...record, [name]: withValueAt(child, rest.join('/'), value) }
}

function getValueAt(record: StoredRecord, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], record)
}

function isOptional(list: ListName, field: string): boolean {
  const { required = [] } = z.toJSONSchema(LIST_POLICIES[list].record)
  return !field.includes('/') && !required.includes(field)
}

test.each(FIELDS.filter((field) => !isOptional(...field)))(
  'In %s, a record without %s is denied',
  (list, field) => {
    expect(canCreate(list, withValueAt(SAMPLE_RECORDS[list], field, undefined))).toBe(false)
  },
)

test.each(FIELDS)('In %s, a record is denied whose %s has another type', (list, field) => {
  const type = typeof getValueAt(SAMPLE_RECORDS[list], field)
  for (const value of [7, 'text', true, { a: 'b' }, ['a'], null]) {
    if (value === null && isOptional(list, field)) continue
    if (typeof value === type && type !== 'object') continue
    expect(canCreate(list, withValueAt(SAMPLE_RECORDS[list], field, value))).toBe(false)
  }
})

const TEXTS = FIELDS.filter(
  ([list, field]) => typeof getValueAt(SAMPLE_RECORDS[list], field) === 'string',
)

test.each(TEXTS)('In %s, a %s of 2,001 characters is denied, from staff too', (list, field) => {
  const long = 'a'.repeat(2_001)
  expect(canCreate(list, withValueAt(SAMPLE_RECORDS[list], field, long))).toBe(false)
  expect(canEdit(list, { [field]: long })).toBe(false)
})

test.each(LIST_NAMES)('In %s, an additional field is denied, from staff too', (list) => {
  expect(canCreate(list, { ...SAMPLE_RECORDS[list], extra: 'x' })).toBe(false)
  expect(canEdit(list, { extra: 'x' })).toBe(false)
  expect(canCreate(list, {})).toBe(false)
  expect(canCreate(list, ['a'])).toBe(false)
})

test('An address with an additional field is denied', () => {
  for (const list of ['jobs', 'quarantine/jobs'] as const) {
    expect(canCreate(list, withValueAt(SAMPLE_RECORDS[list], 'cus_address/floor', '3'))).toBe(false)
  }
})

const WRONG_KEYS = [
  'short',
  'a'.repeat(19),
  'a'.repeat(21),
  'a'.repeat(19) + 'ü',
  'a'.repeat(19) + ' ',
]

test.each(WRONG_KEYS)('A record under the key "%s" is denied', (key) => {
  for (const list of SUBMISSION_LISTS)
    expect(canCreate(list, SAMPLE_RECORDS[list], key)).toBe(false)
})

const WRONG_LEADS = [
  ...['07/01/2026', '2026-7-1', '2026-07-011', ''].map((date) => ({ date })),
  ...['24:00', '8:15', '08:15 PM', '08:60'].map((time) => ({ time })),
  { email: '' },
  { email: 'a'.repeat(509) },
  ...['4165550100', '416-555-010', '416-555-01000', '+1 416-555-0100'].map((phone) => ({ phone })),
  ...['M5V2T6', 'm5v 2t6', '7520', '75201-1234'].map((zip) => ({ zip })),
  { zipTo: '752011' },
  { source: 'Organic' },
  { brand_id: 2 },
  { status: 'won' },
  { type: 'junk' },
  { won_by: 'bob' },
  ...['', 'Toronto', 'toronto/x', 'a'.repeat(81)].map((location_id) => ({ location_id })),
  { name: '' },
  { name: 'a'.repeat(41) },
  { note_from_customer: '' },
  { ip_address: '1'.repeat(129) },
]

test.each(WRONG_LEADS)('A lead with %j is denied', (wrong) => {
  expect(canCreate('leads', { ...SAMPLE_RECORDS.leads, ...wrong })).toBe(false)
  expect(canCreate('quarantine/leads', { ...SAMPLE_RECORDS.leads, ...wrong })).toBe(false)
})

const WRONG_JOBS = [
  { brand_id: 0 },
  { cus_email: 'ana@example.com' },
  { cus_name: '' },
  { cus_phone: '4165550142' },
  { date: '23.11.2026' },
  { start_time: '09:30' },
  { end_time: '9:00' },
  { description: '' },
  { job_status: 'done' },
  { property_type: 'Castle' },
  { sensitive_reason: 'cat' },
  { location_id: 'St. John' },
  { type: 'Curbside' },
]

test.each(WRONG_JOBS)('A job with %j is denied', (wrong) => {
  expect(canCreate('jobs', { ...SAMPLE_RECORDS.jobs, ...wrong })).toBe(false)
  expect(canCreate('quarantine/jobs', { ...SAMPLE_RECORDS.jobs, ...wrong })).toBe(false)
})

test.each([
  ['street', ''],
  ['street', 'a'.repeat(201)],
  ['unit', 'a'.repeat(25)],
  ['city', ''],
  ['city', 'a'.repeat(121)],
  ['state', 'on'],
  ['state', 'ONT'],
  ['zip', 'm5h 2n2'],
  ['zip', 'M5H2N2'],
  ['country', 'Mexico'],
])('A job whose address has the %s "%s" is denied', (field, value) => {
  expect(canCreate('jobs', withValueAt(SAMPLE_RECORDS.jobs, `cus_address/${field}`, value))).toBe(
    false,
  )
})

test.each(['2026-12', 'soon', '04/12/2026'])(
  'Move details with the date "%s" are denied',
  (date) => {
    expect(canCreate('move_details', { move_date: date, packing: true })).toBe(false)
  },
)

test.each(['4165550110', '416-555-011', 'CALL-US', ''])(
  'The phone number "%s" is denied, from staff too',
  (phone) => {
    expect(canCreate('locations', { tracking_phone: phone })).toBe(false)
    expect(canEdit('locations', { tracking_phone: phone })).toBe(false)
  },
)

test('A location whose key is not a slug is denied', () => {
  for (const id of ['Toronto', 'new york', 'montréal']) {
    expect(canCreate('locations', SAMPLE_RECORDS.locations, id)).toBe(false)
  }
  expect(canCreate('locations', SAMPLE_RECORDS.locations, 'new-york')).toBe(true)
})

test('Staff may set values that the site may not, such as the outcome of a lead', () => {
  expect(canEdit('leads', { status: 'won', won_by: 'Bob', zip: 'M5V 2T6' })).toBe(true)
  expect(canEdit('jobs', { job_status: 'done', sensitive_reason: 'Closing day' })).toBe(true)
  expect(canEdit('locations', { tracking_phone: '416-555-0199' })).toBe(true)
})

test('A schema without an equivalent in the rule language throws', () => {
  const schema = z.strictObject({ tags: z.array(z.string()) })
  expect(() => buildShapeRules(schema, false)).toThrow('No database rule for the type array')
  const quoted = buildShapeRules(z.strictObject({ a: z.literal(`it's \\ so`) }), false)
  expect(JSON.stringify(quoted)).toContain(JSON.stringify(`'it\\'s \\\\ so'`).slice(1, -1))
})
