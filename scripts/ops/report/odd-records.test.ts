import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CONSENT, JOB, LEAD } from '@/lib/store/records.fixture'
import type { Store, StoredRecord } from '@/lib/store/store'
import { readReport } from './read-report'
import { createKey, makeReport, PERIOD, readRow } from './report.fixture'
import { formatReport } from './report-page'
import { GOOGLE_ADS } from './touch'

const PHONE = '416-555-0101'

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
  const jobKey = createKey('2026-10-05T15:00:00Z', 1)
  store.records.set(`jobs/${jobKey}`, job)
  store.records.set(`attribution/${key}`, {
    first: {},
    last: { landing_path: `/toronto/${makeWord('a')}`, utm_campaign: `Two ${phone}` },
    headline: makeWord('h').toLowerCase(),
  })
  const source = `Flyer ${phone}`
  store.records.set(`attribution/${jobKey}`, { last: { utm_source: source, utm_campaign: phone } })
  store.records.set(`consents/${key}`, { ...CONSENT, at: '2026-10-05T15:02:00Z' })
  const page = await makeReport(store)
  expect(page).toContain('<b>2</b> requests')
  expect(findPiiMarkers(JSON.stringify([...store.records]))).toHaveLength(14)
  expect(findPiiMarkers(page)).toEqual([])
})

test('Campaigns with dates in their names have their costs, and others stay apart', async () => {
  const store = openMemoryStore()
  const campaigns = ['movers-2026-10-01', 'movers-2026-09-01', `for ${PHONE}`, 'for 416-555-0102']
  for (const [n, utm_campaign] of campaigns.entries()) {
    const key = createKey('2026-10-05T15:00:00Z', n)
    store.records.set(`leads/${key}`, LEAD)
    store.records.set(`attribution/${key}`, { last: { gclid: 'A1', utm_campaign } })
  }
  const line = { day: '2026-10-07', source: GOOGLE_ADS, campaignId: '', cost: 30, currency: 'CAD' }
  const spend = [...campaigns.slice(0, 2), 'own 2026-08-01'].map((campaign) => ({
    ...line,
    campaign,
  }))
  const page = await formatReport(await readReport(store, PERIOD), spend)
  const readCells = (name: string) => {
    const cells = readRow(page, 'By campaign', `Google Ads: ${name}`)
    return [cells[0], cells[5], cells[6]]
  }
  for (const name of campaigns.slice(0, 2))
    expect(readCells(name)).toEqual(['1', '30.00 CAD', '30.00 CAD'])
  expect(readCells('own 2026-08-01')).toEqual(['0', '30.00 CAD', '–'])
  expect(readCells('for (number)')[0]).toBe('1')
  expect(readCells('for (number) #2')[0]).toBe('1')
  expect(page).not.toContain('555-01')
})

test('Records of odd shapes are named, and the others are counted', async () => {
  const store = openMemoryStore()
  const add = (path: string, record: unknown) => store.records.set(path, record as StoredRecord)
  const keys = Array.from({ length: 6 }, (_, n) => createKey('2026-10-05T15:00:00Z', n))
  add(`leads/${keys[0]}`, LEAD)
  add(`leads/${keys[1]}`, { ...LEAD, location_id: 'nowhere' })
  add(`leads/${keys[2]}`, { ...LEAD, status: { by: 'Ann' } })
  add(`leads/${keys[3]}`, 'text')
  add(`leads/Jane Doe ${PHONE}`, LEAD)
  add(`leads/walk-in-record-1`, LEAD)
  add(`quarantine/leads/${keys[3]}`, null)
  add(`jobs/${keys[4]}`, {})
  add(`jobs/${keys[5]}`, { ...JOB, won_by: 'crew' })
  add(`attribution/${keys[0]}`, { last: 7 })
  add(`move_details/${keys[0]}`, { city: 3 })
  add(`consents/${keys[0]}`, { at: false })
  add(`dispatch_mails/${keys[0]}`, { at: [] })
  add(`job_details/${keys[5]}`, null)
  add(`outcomes/${keys[5]}`, { value: '850', currency: 'CAD' })
  const page = await makeReport(store)
  expect(page).toContain('<b>2</b> requests')
  expect(page).toContain('<b>1</b> won')
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `5 records of leads could not be read: keys ${keys.slice(1, 4).join(', ')} and 2 more.`,
  )
  expect(page).not.toContain('Jane')
  for (const list of ['jobs', 'job_details', 'outcomes', 'attribution', 'move_details', 'consents'])
    expect(page).toContain(`1 record of ${list} could not be read: keys -`)
})

test('A list that cannot be read is named, and the rest is reported', async () => {
  const store = openMemoryStore()
  store.records.set(`leads/${createKey('2026-10-05T15:00:00Z')}`, LEAD)
  const list: Store['list'] = (name, ...range) =>
    name === 'attribution' ? Promise.reject(new Error('denied')) : store.list(name, ...range)
  const page = await makeReport({ list })
  expect(page).toContain('<b>1</b> requests')
  expect(page).toContain('The list attribution could not be read.')
  expect(page).not.toContain('denied')
  const broken = { list: () => Promise.reject(new Error('down')) }
  await expect(makeReport(broken)).rejects.toThrow('down')
})

test('An empty period is said to be empty', async () => {
  const store = openMemoryStore()
  store.records.set(`quarantine/leads/${createKey('2026-10-05T15:00:00Z')}`, LEAD)
  const page = await makeReport(store)
  expect(page).toContain('No request was stored in this period.')
  expect(page).toContain('Quarantined: 1.')
  expect(page).toContain('3,162 CAD')
  expect(page).not.toContain('NaN')
})

test('Costs of another period are said to be missing', async () => {
  const data = await readReport(openMemoryStore(), PERIOD)
  const line = { day: '2025-10-07', source: GOOGLE_ADS, campaign: 'brand', campaignId: '' }
  const page = await formatReport(data, [{ ...line, cost: 30, currency: 'CAD' }])
  expect(page).toContain('No costs of Google Ads are of this period.')
  expect(await formatReport(data, [])).toContain('The cost files hold no costs.')
  expect(await formatReport(data)).not.toContain('costs')
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

test('A pickup without details counts by the clock of its address’s country', async () => {
  const store = openMemoryStore()
  for (const [n, country] of ['Canada', 'United States'].entries()) {
    store.records.set(`jobs/${createKey('2026-10-06T04:30:00Z', n)}`, {
      ...{ ...JOB, location_id: 'hamilton-niagara' },
      cus_address: { ...JOB.cus_address, country },
    })
  }
  const page = await makeReport(store)
  expect(readRow(page, 'Requests a day', '2026-10-05')).toEqual(['0', '0', '1', '1', '0'])
  expect(readRow(page, 'Requests a day', '2026-10-06')).toEqual(['0', '0', '1', '1', '0'])
})

test('A request counts when the server took it, not when the visitor’s clock says', async () => {
  const store = openMemoryStore()
  const key = createKey('2026-10-05T15:00:00Z')
  store.records.set(`leads/${key}`, LEAD)
  store.records.set(`consents/${key}`, { ...CONSENT, at: '2026-10-06T20:00:00Z' })
  expect(readRow(await makeReport(store), 'Requests a day', '2026-10-06')[3]).toBe('1')
})

test('A quick estimate stays one when staff add an email address', async () => {
  const store = openMemoryStore()
  const key = createKey('2026-10-05T15:00:00Z')
  store.records.set(`leads/${key}`, { ...LEAD, email: 'added@example.com' })
  store.records.set(`move_details/${key}`, { city: 'toronto' })
  const day = () => makeReport(store).then((page) => readRow(page, 'Requests a day', '2026-10-05'))
  expect(await day()).toEqual(['0', '1', '0', '1', '0'])
  store.records.set(`move_details/${key}`, { city: 'toronto', packing: false })
  expect(await day()).toEqual(['1', '0', '0', '1', '0'])
})
