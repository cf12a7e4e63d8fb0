import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB } from '@/lib/store/records.fixture'
import { describePickup, findPickups } from './pickups'

test('The active pickups of days to be closed are found, and each is a line', async () => {
  const store = openMemoryStore()
  const put = (name: string, changes: object) =>
    store.records.set(`jobs/${createKey(name)}`, { ...JOB, ...changes })
  put('late', { start_time: '15:00', end_time: '17:00' })
  put('early', {})
  put('cancelled', { job_status: 'cancelled' })
  put('other day', { date: '2026-11-23' })
  put('other place', { location_id: 'barrie' })
  store.records.set(`details/${createKey('late')}`, { reference: 'TR-4F7KM', outside_area: true })
  const pickups = await findPickups(store, [['toronto', ['2026-11-21', '2026-11-24']]])
  expect(pickups.map(describePickup)).toEqual([
    ['toronto', '2026-11-21 8 to 10 am', '', 'Anna', '416-555-0100', 'active', ''],
    [
      ...['toronto', '2026-11-21 3 to 5 pm', 'TR-4F7KM', 'Anna', '416-555-0100', 'active'],
      'Outside the service area',
    ],
  ])
  expect(await findPickups(store, [])).toEqual([])
})

test('Closing a day in Hamilton finds no pickups of Houston', async () => {
  const store = openMemoryStore()
  for (const city of ['hamilton', 'houston']) {
    const record = { ...JOB, cus_name: city, location_id: 'hamilton-niagara' }
    store.records.set(`jobs/${createKey(city)}`, record)
    store.records.set(`details/${createKey(city)}`, { city })
  }
  const find = async (areaKey: 'hamilton-niagara' | 'houston') =>
    (await findPickups(store, [[areaKey, ['2026-11-21']]])).map(({ name }) => name)
  expect(await find('houston')).toEqual(['houston'])
  expect(await find('hamilton-niagara')).toEqual(['hamilton'])
})
