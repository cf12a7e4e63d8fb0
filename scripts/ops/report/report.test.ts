import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { parseCosts } from './costs'
import { describeTouch, readReportData } from './data'
import { formatReport } from './page'
import { parseRequest } from '@/lib/requests/request'
import { parseTouch } from '@/lib/requests/touch'

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

test('Costs are divided by paid requests only, and open the report', async () => {
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

test.each([
  [{ gclid: 'A1', utm_source: 'newsletter' }, 'Google Ads', true],
  [{ utm_source: 'ig', utm_medium: 'paid_social' }, 'Meta Ads', true],
  [{ utm_source: 'Flyer', utm_medium: 'CPM' }, 'flyer', true],
  [{ utm_source: 'facebook', utm_medium: 'social', fbclid: 'A1' }, 'facebook', false],
  [{ referrer_host: 'ca.search.yahoo.com' }, 'Yahoo search', false],
  [{ referrer_host: 'mail.google.com' }, 'mail.google.com', false],
  [{ at: '2026-10-01T12:00:00Z' }, 'direct', false],
  [{}, 'unknown', false],
])('The source of %j is %s, paid: %s', (touch, source, isPaid) => {
  expect(describeTouch(parseTouch(touch))).toMatchObject({ source, isPaid })
})

test('A request that the office entered counts as phone', () => {
  const { attribution } = parseRequest('leads', 'key', {}, { entered_by: 'office' })
  expect(describeTouch(attribution.last)).toMatchObject({ source: 'phone', isPaid: false })
})

test.each([
  [{ utm_campaign: 'Moving 2026-10-01' }, 'moving 2026-10-01'],
  [{ utm_id: '21345678901' }, '21345678901'],
  [{ utm_campaign: 'for 416-555-0101' }, 'no campaign'],
  [{ utm_campaign: 'jane@example.com' }, 'no campaign'],
])('The campaign of %j is %s', (touch, campaign) => {
  expect(describeTouch(parseTouch(touch)).campaign).toBe(campaign)
})

test.each([
  ['/Mississauga/get-quote', '/toronto/get-quote'],
  ['/fr/Ottawa/get-quote', '/fr/ottawa/get-quote'],
  ['/fr/hull', '/fr/ottawa'],
  ['/toronto/jane-doe-4165550101', 'no page of the site'],
  ['', 'unknown'],
])('The landing page %j is %s', (landing_path, landingPage) => {
  expect(describeTouch(parseTouch({ landing_path }))).toMatchObject({ landingPage })
})

const HEADER = 'date,source,campaign,cost,currency'

test('Costs have the names of requests', () => {
  const lines = ['2026-10-01,google,"Brand, all",1234.50,CAD', '2026-10-02,flyer,,7,USD']
  expect(parseCosts(['\uFEFF' + HEADER, ...lines, ''].join('\r\n'))).toMatchObject([
    { source: 'Google Ads', campaign: 'brand, all', amount: 1234.5, currency: 'CAD' },
    { source: 'flyer', campaign: 'no campaign', amount: 7, currency: 'USD' },
  ])
})

test.each([
  ['10/31/2026,google,brand,7,USD', 'The date "10/31/2026" is not like 2026-10-31.'],
  ['2026-02-30,google,brand,7,USD', 'The date "2026-02-30"'],
  ['2026-10-01,,brand,7,USD', 'The source "" is not like google.'],
  ['2026-10-01,google,ann@example.com,7,USD', 'The campaign "ann@example.com" is like an address'],
  ['2026-10-01,google,brand,"1,234.50",USD', 'The cost "1,234.50" is not like 1234.50'],
  ['2026-10-01,google,brand,1,234.50,USD', `It needs ${HEADER}, and quotes`],
  ['2026-10-01,google,brand,-7,USD', 'The cost "-7"'],
  ['2026-10-01,google,brand,7,EUR', 'The currency "EUR" is not USD or CAD.'],
  ['2026-10-01,google,"brand,7,USD', 'Quote Not Closed'],
])('The line %s is refused', (line, problem) => {
  const text = `${HEADER}\n2026-10-01,google,brand,7,USD\n${line}\n`
  expect(() => parseCosts(text)).toThrow(/^Line 3: /)
  expect(() => parseCosts(text)).toThrow(problem)
})

test('A file without the header is refused', () => {
  expect(() => parseCosts('Day,Campaign,Cost\n')).toThrow(`Line 1: It must be ${HEADER}.`)
})
