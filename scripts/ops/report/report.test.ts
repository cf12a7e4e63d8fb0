import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import type { LocationId } from '@/lib/cities/locations'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CONSENT, JOB, LEAD } from '@/lib/store/records.fixture'
import type { Store, StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import { readReport } from './read-report'
import { formatReport } from './report-page'
import { openSampleStore } from './sample'
import { GOOGLE_ADS } from './touch'

jest.setTimeout(60_000)

const PERIOD = { since: '2026-10-01', until: '2026-10-31' }
const SPEND = [
  ['brand', 3_100],
  ['piano', 62],
].map(([campaign, cost]) => ({
  ...{ day: '2026-10-07', source: GOOGLE_ADS, campaignId: '', currency: 'CAD' },
  campaign: String(campaign),
  cost: Number(cost),
}))
const createKey = (instant: string, n = 0) =>
  encodeTime(Date.parse(instant)) + String(n).padStart(12, '0')

/** Cells of the row with this label below this caption. */
function readRow(page: string, caption: string, label: string): string[] {
  const table = page.split('<table>').find((part) => part.includes(`${caption}\n`)) ?? ''
  const row = table.split('<tr>').find((part) => part.includes(`<th scope="row">${label}<`))
  return Array.from(row?.matchAll(/<td>([^<]*)</g) ?? [], ([, text = '']) => text)
}

async function makeReport(store: Pick<Store, 'list'>, location?: LocationId) {
  return formatReport(await readReport(store, PERIOD), SPEND, location)
}

describe('The report of a sample', () => {
  let sample: Awaited<ReturnType<typeof openSampleStore>>
  let page: string
  beforeAll(async () => {
    sample = await openSampleStore(PERIOD)
    page = await makeReport(sample.store)
  })
  afterAll(() => sample.remove())

  /** Counts the records one by one, by another way than the report. */
  async function count(isCounted: (record: StoredRecord, touch: StoredRecord) => boolean) {
    let found = 0
    const details = {
      ...(await sample.store.list('move_details')),
      ...(await sample.store.list('job_details')),
    }
    const attribution = await sample.store.list('attribution')
    for (const list of ['leads', 'jobs'] as const) {
      for (const [key, record] of Object.entries(await sample.store.list(list))) {
        const zone = details[key]?.time_zone as string
        const touch = attribution[key]?.last as StoredRecord
        const day = new Date(touch.at as string).toLocaleDateString('sv-SE', { timeZone: zone })
        if (day < PERIOD.since || day > PERIOD.until) continue
        if (isCounted({ ...record, ...details[key], key, list, day }, touch)) found++
      }
    }
    return found
  }

  /** US dollars of the won requests of the period. */
  async function sumOutcomes() {
    const outcomes = await sample.store.list('outcomes')
    let total = 0
    await count((record) => {
      const { currency, value } = outcomes[record.key as string] ?? {}
      if (currency === 'USD') total += Number(value)
      return true
    })
    return total
  }

  test('has the numbers of an independent count', async () => {
    const all = await count(() => true)
    expect(all).toBeGreaterThan(1_000)
    expect(page).toContain(`<b>${all}</b> requests`)
    const won = await count(({ status }) => status !== 'new')
    expect(page).toContain(`<b>${won}</b> won`)

    const value = await sumOutcomes()
    expect(page).toContain(`<span class="line">${Math.round(value).toLocaleString('en-US')} USD`)

    const isBarrie = (record: StoredRecord) => record.location_id === 'barrie'
    const [requests, barrieWon, , , bookings] = readRow(page, 'By location', 'barrie')
    expect(requests).toBe(String(await count(isBarrie)))
    expect(bookings).toBe(String(await count((one) => isBarrie(one) && one.list === 'jobs')))
    expect(barrieWon).toBe(String(await count((one) => isBarrie(one) && one.status !== 'new')))

    const isBrand = (_: StoredRecord, touch: StoredRecord) => touch.utm_campaign === 'brand'
    const ofBrand = await count(isBrand)
    const brand = readRow(page, 'By campaign', 'Google Ads: brand')
    expect(brand[0]).toBe(String(ofBrand))
    expect(brand.slice(5, 7)).toEqual(['3,100 CAD', `${(3_100 / ofBrand).toFixed(2)} CAD`])
    expect(readRow(page, 'By campaign', 'Google Ads: piano')[5]).toBe('62.00 CAD')
    expect(readRow(page, 'By source', 'Google Ads')[5]).toBe('3,162 CAD')

    const ofBarrie = readRow(await makeReport(sample.store, 'barrie'), 'By location', 'barrie')
    expect(ofBarrie).toEqual(readRow(page, 'By location', 'barrie'))
    const day = readRow(page, 'Requests a day', '2026-10-15')
    expect(day[3]).toBe(String(await count((one) => one.day === '2026-10-15')))
  })

  test('has the experiments of the period', async () => {
    const visits = Object.entries(await sample.store.list('experiment_visits', '2026-10-01'))
    const ofFees = visits.filter(([key]) => key.slice(10).startsWith('-fees-default-'))
    const visitors = ofFees.reduce((sum, [, record]) => sum + Number(record.visitors), 0)
    expect(visitors).toBeGreaterThan(1_000)
    expect(readRow(page, 'fees', 'default')[0]).toBe(String(visitors))
    expect(readRow(page, 'fees', 'no-hidden-fees').at(-1)).toMatch(/better|worse|too early/)
  })

  test('is one file without script or request', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\((?!#)|\son\w+=/i)
    expect(page.match(/<svg[^>]*class="marks"/g)).toHaveLength(2)
    expect(page).not.toContain('undefined')
    expect(page).not.toContain('NaN')
  })
})

test('The report has no personal data', async () => {
  const store = openMemoryStore()
  const key = createKey('2026-10-05T15:00:00Z')
  const { makeWord, phone, postalCode: zip, clientIp } = makePiiMarkers(1)
  const name = makeWord('n')
  const email = `${makeWord('e')}@example.com`
  const lead = { ...LEAD, name, phone, email, zip, note_from_customer: makeWord('m'), ip: clientIp }
  const street = `7 ${makeWord('s')} St`
  const job = { ...JOB, cus_name: name, cus_address: { ...JOB.cus_address, street, zip } }
  store.records.set(`leads/${key}`, lead)
  store.records.set(`jobs/${createKey('2026-10-05T15:00:00Z', 1)}`, job)
  store.records.set(`consents/${key}`, CONSENT)
  const page = await makeReport(store)
  expect(page).toContain('<b>2</b> requests')
  expect(findPiiMarkers(JSON.stringify([...store.records]))).toHaveLength(9)
  expect(findPiiMarkers(page)).toEqual([])
})

test('Records of odd shapes are named, and the others are counted', async () => {
  const store = openMemoryStore()
  const add = (path: string, record: unknown) => store.records.set(path, record as StoredRecord)
  const keys = Array.from({ length: 6 }, (_, n) => createKey('2026-10-05T15:00:00Z', n))
  add(`leads/${keys[0]}`, LEAD)
  add(`leads/${keys[1]}`, { ...LEAD, location_id: 'nowhere' })
  add(`leads/${keys[2]}`, { ...LEAD, status: { by: 'Ann' } })
  add(`leads/${keys[3]}`, 'text')
  add(`jobs/${keys[4]}`, {})
  add(`jobs/${keys[5]}`, { ...JOB, won_by: 'crew' })
  add(`attribution/${keys[0]}`, { last: 7 })
  add(`move_details/${keys[0]}`, { city: 3 })
  add(`consents/${keys[0]}`, { at: false })
  add(`dispatch_mails/${keys[0]}`, { at: [] })
  const page = await makeReport(store)
  expect(page).toContain('<b>2</b> requests')
  expect(page).toContain('<b>1</b> won')
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `3 records of leads could not be read: keys ${keys.slice(1, 4).join(', ')}`,
  )
  expect(page).toContain('1 record of jobs could not be read')
})

test('A list that cannot be read is named, and the rest is reported', async () => {
  const store = openMemoryStore()
  store.records.set(`leads/${createKey('2026-10-05T15:00:00Z')}`, LEAD)
  const list: Store['list'] = (name, ...range) =>
    name === 'attribution' ? Promise.reject(new Error('denied')) : store.list(name, ...range)
  const page = await makeReport({ list })
  expect(page).toContain('<b>1</b> requests')
  expect(page).toContain('attribution could not be read: denied')
  const broken = { list: () => Promise.reject(new Error('down')) }
  await expect(makeReport(broken)).rejects.toThrow('down')
})

test('An empty period is said to be empty', async () => {
  const page = await makeReport(openMemoryStore())
  expect(page).toContain('No request was stored in this period.')
})

test('A day counts by the clock of its city', async () => {
  const store = openMemoryStore()
  store.records.set(`leads/${createKey('2026-11-01T03:30:00Z')}`, LEAD)
  store.records.set(`leads/${createKey('2026-10-01T03:30:00Z')}`, LEAD)
  const page = await makeReport(store)
  expect(page).toContain('<b>1</b> requests')
  expect(readRow(page, 'Requests a day', '2026-10-31')).toEqual(['1', '0', '0', '1', '0'])
  expect(readRow(page, 'Requests by weekday and hour', '23:00')[5]).toBe('1')
})
