import { createHash } from 'node:crypto'
import { updateVisit } from '@/lib/analytics/attribution'
import { safeLine } from '@/lib/requests/text'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, CONSENT, JOB, LEAD } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { describeExport, findConversions } from './conversions'
import { markAsExported, withholdRequest } from '@/lib/office/conversions'

const SENT = '2026-11-20T10:00:00Z'
const keyOf = (name: string) => createTimedKey(SENT, name)
const [LEAD_KEY, JOB_KEY, BROKEN] = [keyOf('lead'), keyOf('job'), keyOf('broken')]
const WON = { status: 'won', won_by: 'Bob' }
const NOW = new Date('2026-11-23T14:05:00Z')

let store: ReturnType<typeof openMemoryStore>
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)
const putDetails = (key: string, changes: StoredRecord) =>
  put('details', key, { ...store.records.get(`details/${key}`), ...changes })
const createVisit = (query: string, at: string): StoredRecord =>
  updateVisit(undefined, {
    url: new URL(`https://movers.example/toronto?${query}`),
    referrer: null,
    now: new Date(at),
  })

beforeEach(() => {
  store = openMemoryStore()
  put('leads', LEAD_KEY, { ...LEAD, ...WON })
  put('details', LEAD_KEY, {
    attribution: createVisit('gclid=first-1', '2026-11-20T09:59:00Z'),
    consent: { ...CONSENT, advertising: true },
  })
  put('outcomes', LEAD_KEY, { won: true, value: 850, currency: 'CAD', at: '2026-11-22T08:00:00Z' })
  put('jobs', JOB_KEY, { ...JOB, job_status: 'Completed', location_id: 'san-antonio' })
  put('details', JOB_KEY, {
    at: '2026-11-20T15:30:00Z',
    attribution: createVisit('wbraid=W1&utm_source=google', '2026-11-20T10:00:05Z'),
    consent: CONSENT,
  })
})

const find = (format: 'click' | 'enhanced', isAgain = false) =>
  findConversions(store, format, isAgain ? { again: true } : {}, NOW)
const readRows = async (...options: Parameters<typeof find>) => (await find(...options)).rows
const readKeys = async (...options: Parameters<typeof find>) =>
  (await find(...options)).rows.map(({ key }) => key)
test('Won requests of an ad’s click have the stored value, or the value of a request', async () => {
  expect((await readRows('click')).map(({ row }) => row)).toMatchObject([
    {
      'Google Click ID': 'first-1',
      'Conversion Time': '2026-11-22 08:00:00+0000',
      'Conversion Value': '850.00',
      'Conversion Currency': 'CAD',
      'Order ID': LEAD_KEY,
    },
    {
      WBRAID: 'W1',
      // The request's own time: its key has the time of the tab's first request.
      'Conversion Time': '2026-11-20 15:30:00+0000',
      'Conversion Value': '60.00',
      'Conversion Currency': 'USD',
      'Order ID': JOB_KEY,
    },
  ])
})

test.each([
  ['gclid=first-1', 'gbraid=last-1', { GBRAID: 'last-1' }],
  ['gclid=first-1', 'utm_source=newsletter', { 'Google Click ID': 'first-1' }],
])('After the links %s and %s, the last click on an ad counts', async (one, two, id) => {
  const { first } = createVisit(one, SENT) as { first: StoredRecord }
  const { last } = createVisit(two, SENT) as { last: StoredRecord }
  putDetails(LEAD_KEY, { attribution: { first, last } })
  const [own] = await readRows('click')
  expect(own?.row).toMatchObject(id)
  expect(Object.keys(own?.row ?? {})).toHaveLength(6)
})

test('Contact data is hashed, only of a person who allowed advertising', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const rows = await readRows('enhanced')
  expect(rows.map(({ key }) => key)).toEqual([LEAD_KEY])
  expect(rows[0]?.row).toMatchObject({
    Email: hash('anna@example.com'),
    'Phone Number': hash('+14165550100'),
    'Order ID': LEAD_KEY,
  })
  putDetails(JOB_KEY, { consent: { ...CONSENT, advertising: true } })
  const [, job] = await readRows('enhanced')
  expect(job?.row).toMatchObject({ Email: '', 'Phone Number': hash('+14165550100') })
  expect(JSON.stringify(await readRows('enhanced'))).not.toMatch(/anna|555|Anna/)
})

test.each<[string, StoredRecord]>([
  ['said no to advertising', { consent: { ...CONSENT, advertising: false } }],
  ['has no stored answer', {}],
  ['has an answer of another type', { consent: { ...CONSENT, advertising: 'yes' } }],
])('Nothing is written about a person who %s', async (_what, answer) => {
  put('details', LEAD_KEY, { attribution: createVisit('gclid=A', SENT), ...answer })
  expect(await readKeys('click')).toEqual([JOB_KEY])
  expect(await readRows('enhanced')).toEqual([])
})

test('A click from Quebec is written only after a yes', async () => {
  put('leads', LEAD_KEY, { ...LEAD, ...WON, zipTo: 'h2x1y4' })
  const address = { ...JOB.cus_address, state: 'QC', zip: 'J8X 1A1' }
  put('jobs', JOB_KEY, { ...JOB, job_status: 'Completed', cus_address: address })
  expect(await readKeys('click')).toEqual([LEAD_KEY])
})

test('A person who asked not to be reported is never written', async () => {
  await withholdRequest(store, { list: 'leads', key: LEAD_KEY }, NOW)
  for (const isAgain of [false, true]) {
    expect(await readKeys('click', isAgain)).toEqual([JOB_KEY])
    expect(await readRows('enhanced', isAgain)).toEqual([])
  }
})

test('A stored value needs no country, and no conversion is before its click or later than now', async () => {
  put('leads', LEAD_KEY, { ...LEAD, ...WON, location_id: 'hamilton-niagara' })
  put('outcomes', LEAD_KEY, { won: true, value: 850, currency: 'CAD', at: '2027-11-22T08:00:00Z' })
  putDetails(JOB_KEY, { at: SENT })
  const times = (await readRows('click')).map(({ row }) => row['Conversion Time'])
  expect(times).toEqual(['2026-11-23 14:05:00+0000', '2026-11-20 10:00:05+0000'])
})

test('A request that only its outcome calls won is written, with the value of a request', async () => {
  put('leads', LEAD_KEY, LEAD)
  put('outcomes', LEAD_KEY, { won: true, at: '2026-11-22T08:00:00Z' })
  expect((await readRows('click'))[0]?.row).toMatchObject({
    'Conversion Time': '2026-11-22 08:00:00+0000',
    'Conversion Value': '50.00',
  })
})

test('Requests that are not won, in quarantine or without a click are left out', async () => {
  const click = createVisit('gclid=A', SENT)
  for (const [list, name, record, attribution] of [
    ['leads', 'open', LEAD, click],
    ['quarantine/leads', 'spam', { ...LEAD, ...WON }, click],
    ['leads', 'organic', { ...LEAD, ...WON }, createVisit('msclkid=M', SENT)],
  ] as const) {
    put(list, keyOf(name), record)
    put('details', keyOf(name), { attribution, consent: CONSENT })
  }
  expect(await readKeys('click')).toEqual([LEAD_KEY, JOB_KEY])
  expect(await readRows('enhanced')).toHaveLength(1)
})

test('Each format is written once, and again on demand', async () => {
  await markAsExported(store, await readRows('click'), 'click', NOW)
  expect(store.records.get(`outcomes/${LEAD_KEY}`)).toMatchObject({
    exported_click: '2026-11-23T14:05:00Z',
  })
  const found = await find('click')
  expect([found.rows, found.repeated]).toEqual([[], 2])
  expect(await readRows('click', true)).toHaveLength(2)
  const enhanced = await readRows('enhanced')
  expect(enhanced).toHaveLength(1)
  await markAsExported(store, enhanced, 'enhanced', NOW)
  expect(await readRows('enhanced')).toEqual([])
})

test.each<[ListName, string, StoredRecord]>([
  ['leads', BROKEN, { ...LEAD, ...WON, location_id: 7 }],
  ['leads', BROKEN, { won_by: 'Bob' }],
  ['leads', BROKEN, { ...LEAD, ...WON, location_id: 'hamilton-niagara' }],
  ['leads', 'foreign\u001b', { ...LEAD, ...WON }],
  ['outcomes', LEAD_KEY, { won: true, value: '850', currency: 'CAD', at: SENT }],
  ['outcomes', LEAD_KEY, { won: true, value: 850, currency: 'EUR', at: SENT }],
  ['outcomes', LEAD_KEY, { won: true, value: 850, currency: 'CAD', at: '2026-13-40T10:00:00Z' }],
])('A useless record in %s under %j is reported by its key', async (list, key, record) => {
  put(list, key, record)
  const found = await find('click')
  expect(found.unreadable).toEqual([key])
  expect(describeExport(found)).toContain(`time, value or currency: 1; keys ${safeLine(key)}`)
})

test('Records of other types do not stop the export', async () => {
  putDetails(LEAD_KEY, { attribution: { last: 'x' } })
  put('jobs', JOB_KEY, 'deleted' as unknown as StoredRecord)
  put('leads', LEAD_KEY, { ...LEAD, ...WON, email: { a: 'b' }, phone: 7 })
  expect(await readRows('click')).toEqual([])
  expect(await readRows('enhanced')).toEqual([])
  expect(describeExport(await find('click'))).toBe('Conversions: 0')
})
