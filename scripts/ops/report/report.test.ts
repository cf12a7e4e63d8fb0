import type { StoredRecord } from '@/lib/store/store'
import { makeReport, PERIOD, readRow } from './report.fixture'
import { openSampleStore } from './sample'

jest.setTimeout(60_000)

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
    const visits = Object.entries(await sample.store.list('experiment_visits'))
    const ofFees = visits.filter(([key]) => key.slice(10).startsWith('_fees_default_'))
    const days = ofFees.map(([key]) => key.slice(0, 10))
    const caption = `fees, ${days[0]} to ${days.at(-1)}`
    const visitors = ofFees.reduce((sum, [, record]) => sum + Number(record.visitors), 0)
    expect(visitors).toBeGreaterThan(1_000)
    expect(readRow(page, caption, 'default')[0]).toBe(String(visitors))
    expect(readRow(page, caption, 'no-hidden-fees').at(-1)).toMatch(/better|worse|too early/)
  })

  test('is one file without script or request', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\((?!#)|\son\w+=/i)
    expect(page.match(/<svg[^>]*class="marks"/g)).toHaveLength(2)
    expect(page).not.toContain('undefined')
    expect(page).not.toContain('NaN')
  })
})
