import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { parseCosts } from './costs'
import { readReportData } from './request'
import { formatReport } from './report-page'

const PERIOD = { since: '2026-10-01', until: '2026-10-31' }
const toText = (page: string) =>
  page.replace(/<style>.*<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ')

function readRecords(records: Record<string, unknown>) {
  const store = openMemoryStore()
  for (const [path, record] of Object.entries(records))
    store.records.set(
      path.replace(/\d+$/, (n) => createTimedKey('2026-10-05T15:00Z', n)),
      record as StoredRecord,
    )
  return readReportData(store, PERIOD)
}

test('Costs are divided by paid requests alone, and open the report', async () => {
  const createDetails = (last: StoredRecord) => ({ city: 'barrie', attribution: { last } })
  const google = createDetails({ gclid: 'A1', utm_campaign: 'brand' })
  const data = await readRecords({
    ...{ 'leads/1': LEAD, 'details/1': google, 'outcomes/1': { won: true } },
    ...{ 'leads/2': LEAD, 'details/2': google },
    ...{
      'jobs/3': JOB,
      'outcomes/3': { won: true },
      'details/3': createDetails({ msclkid: 'A1', utm_campaign: 'brand' }),
    },
    ...{ 'leads/4': { ...LEAD, won_by: 'Ann' }, 'details/4': createDetails({}) },
    'quarantine/leads/5': LEAD,
  })
  const costs = parseCosts(`date,source,campaign,cost,currency
    2026-10-07,google,brand,3100,CAD
    2026-10-07,bing,brand,50,CAD
    2026-10-07,google,piano,1000,CAD
    2026-11-01,google,brand,9999,CAD`)
  const text = toText(formatReport(data, costs))
  expect(text).toContain('The cheapest source per won job is Microsoft Ads at 50.00 CAD .')
  expect(text).toContain('The dearest is Google Ads at 4,100 CAD .')
  expect(text).toContain('1,000 CAD was spent without a request: Google Ads: piano.')
  // Label, cost per won job, won, won in %, requests, paid requests, cost per request, cost.
  expect(text).toContain('Barrie 1,575 CAD 3 75.0 % * 4 3 1,050 CAD 3,150 CAD')
})

const QUOTE_PAGE = { consent: { page: '/toronto/get-quote' }, attribution: { headline: 'old' } }

test.each([
  [{}, null, null, { isWon: false, city: 'unknown', day: '2026-10-05', source: 'unknown' }],
  [{ status: {}, won_by: 7 }, { city: 3, at: [], attribution: 'x' }, 7, { isWon: true }],
  [{ location_id: 0 }, {}, { won: true, value: '850', currency: 'CAD' }, { value: undefined }],
  [{ won_by: 'Ann' }, { form: 'short' }, { won: false }, { isWon: true, form: 'short' }],
  [{}, { city: 'edmonton', at: '2026-10-06T05:30Z' }, {}, { day: '2026-10-05', hour: 23 }],
  [{}, { language: 'fr' }, {}, { language: 'French' }],
  [{}, { language: 'xx' }, {}, { language: 'English' }],
  [{}, QUOTE_PAGE, {}, { headline: 'removed', form: 'full' }],
])(
  'A lead with %j, details %j and outcome %j is counted',
  async (changes, details, outcome, request) => {
    const lead = { ...LEAD, ...changes }
    const data = await readRecords({ 'leads/1': lead, 'details/1': details, 'outcomes/1': outcome })
    expect(data.requests).toEqual([expect.objectContaining(request)])
  },
)

test('The report counts what was answered, called and lost', async () => {
  const data = await readRecords({
    ...{ 'leads/1': LEAD, 'outcomes/1': { won: false, called: 2 } },
    ...{ 'leads/2': { ...LEAD, status: 'lost' }, 'outcomes/2': { won: false, lost: 'price' } },
    ...{ 'jobs/3': { ...JOB, job_status: 'won' }, 'leads/4': LEAD, 'outcomes/4': { lost: 7 } },
    'leads/5': LEAD,
  })
  expect(toText(formatReport(data))).toContain(
    '4 of 5 requests answered; 2 calls without an answer; lost 1: price 1.',
  )
})

test('A record without a time is in no figure, and its key is not shown', async () => {
  const data = await readRecords({ 'leads/Jane Doe': LEAD, 'jobs/1': 'text' })
  expect(data).toMatchObject({ requests: [], unreadable: 2 })
  expect(formatReport(data)).not.toContain('Jane')
})
