import { trimDesk } from '@/lib/cron/trim-desk'
import { listDesk, saveToDesk } from '@/lib/requests/desk-index'
import { loadDue } from '@/lib/requests/load-desk'
import { findRequest } from '@/lib/requests/requests.fixture'
import { rememberRequest } from '@/lib/security/person'
import { BOOKED_JOB, KEY, NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { store } from '@/lib/submissions/submission.fixture'
import { closeAndCancel } from './close'
import { loadDesk } from './desk'
import { findInArea } from './find'
import { loadRequestView } from './request-view'

jest.mock('@/lib/locations/cached-location')

usePickup()

const DATE = BOOKED_JOB.date
const HAMILTON = { areaKey: 'hamilton-niagara', name: '', areas: [] as never[] } as const
const phone = '416-555-0100'

async function index(): Promise<void> {
  await saveToDesk(store, await findRequest(store, KEY), undefined, NOW)
}

/** A run lists a Houston pickup before its details, in the other area of the location. */
async function listInBoth(): Promise<void> {
  store.records.set('locations/hamilton-niagara', { tracking_phone: '905-555-0115' })
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, location_id: 'hamilton-niagara' })
  store.records.delete(`details/${KEY}`)
  await index()
  store.records.set(`details/${KEY}`, { city: 'houston', at: '2026-11-20T14:00:00Z' })
  await index()
  expect(await listDesk(store, 'hamilton-niagara')).toHaveLength(1)
}

test('An entry for another area’s request shows and cancels nothing', async () => {
  await listInBoth()
  const { rows, days } = await loadDesk(store, 'hamilton-niagara', { from: '', date: DATE }, NOW)
  const named = days.find(({ date }) => date === DATE)
  expect([rows, named?.windows.flatMap(({ pickups }) => pickups), named?.others]).toEqual([
    [],
    [],
    [],
  ])
  expect((await findInArea(store, 'hamilton-niagara', phone, '')).rows).toEqual([])
  const entries = await listDesk(store, 'hamilton-niagara')
  expect(await loadDue(store, entries, DATE)).toEqual([])
  const closing = { areaKey: 'hamilton-niagara', date: DATE } as const
  const wanted = { isClosed: true, isCancelling: true, name: '' }
  expect(await closeAndCancel(store, closing, wanted, NOW)).toBe('done')
  expect(store.records.get(`jobs/${KEY}`)?.job_status).toBe('active')
})

test('The daily run moves such an entry to the request’s own area', async () => {
  await listInBoth()
  store.records.delete(`desk/houston-${KEY}`)
  await trimDesk(store, NOW, Infinity)
  expect(await listDesk(store, 'hamilton-niagara')).toEqual([])
  expect(await listDesk(store, 'houston')).toMatchObject([{ key: KEY }])
})

test('A page lists the customer’s other requests only of its area', async () => {
  const other = `${KEY.slice(0, -1)}1`
  const attempt = { now: NOW.getTime(), deadline: Infinity }
  for (const key of [KEY, other]) await rememberRequest(store, { phone, tab: '' }, key, attempt)
  store.records.set(`jobs/${other}`, { ...BOOKED_JOB, location_id: 'hamilton-niagara' })
  const desk = { ...HAMILTON, areaKey: 'toronto' } as const
  const readOthers = async (city: string) => {
    store.records.set(`details/${other}`, { city, at: '2026-11-20T14:00:00Z' })
    const view = await loadRequestView(store, desk, KEY, NOW)
    return typeof view === 'object' ? view.others : undefined
  }
  expect(await readOthers('toronto')).toHaveLength(1)
  expect(await readOthers('houston')).toEqual([])
})
