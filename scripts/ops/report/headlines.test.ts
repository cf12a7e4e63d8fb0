import { createVisitsKey } from '@/lib/analytics/visits-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CONSENT, LEAD } from '@/lib/store/records.fixture'
import { createKey, makeReport, readRow } from './report.fixture'

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
})

/** Stores a quick estimate, within the experiment. */
function addEstimate(at: string, page: string) {
  const key = createKey(at, store.records.size)
  store.records.set(`leads/${key}`, LEAD)
  store.records.set(`move_details/${key}`, { city: 'toronto' })
  store.records.set(`consents/${key}`, { ...CONSENT, at, page })
  store.records.set(`attribution/${key}`, { last: {}, experiment: 'fees:default' })
}

function addVisitors(day: string, visitors: number) {
  const visits = { day, experiment: 'fees', headline: 'default', instance: '0a1b2c3d' }
  store.records.set(`experiment_visits/${createVisitsKey(visits)}`, { visitors })
}

test('By headline only forms of the quote page count; an experiment counts every form', async () => {
  const pages = ['/toronto/get-quote', '/get-quote', '/toronto', '/', '', '/toronto/x/get-quote']
  for (const page of pages) addEstimate('2026-10-05T15:00:00Z', page)
  addVisitors('2026-10-05', 20)
  const page = await makeReport(store)
  expect(readRow(page, 'By headline of the quote page', 'default')[0]).toBe('2')
  const inExperiment = readRow(page, 'fees, 2026-10-05 to 2026-10-05', 'default')
  expect(inExperiment.slice(0, 2)).toEqual(['20', '6'])
})

test('An experiment ends with the last day in UTC, for visitors and requests alike', async () => {
  for (const at of ['2026-10-31T23:00:00Z', '2026-11-01T01:00:00Z'])
    addEstimate(at, '/toronto/get-quote')
  for (const day of ['2026-10-31', '2026-11-01']) addVisitors(day, 10)
  const page = await makeReport(store)
  expect(page).toContain('<b>2</b> requests')
  const inExperiment = readRow(page, 'fees, 2026-10-31 to 2026-10-31', 'default')
  expect(inExperiment.slice(0, 2)).toEqual(['10', '1'])
})
