import { sendAlert } from '@/lib/alerts/alert'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { readLocation } from './location'

jest.mock('@/lib/store')
jest.mock('@/lib/alerts/alert')

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore()
  lines = []
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => jest.restoreAllMocks())

const read = () => readLocation('toronto', Date.now() + 1_000)

test('A location has its phone and calendar', async () => {
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', notice_hours: 24 })
  expect(await read()).toEqual({
    phone: '416-555-0110',
    calendar: { closedDates: [], noticeHours: 24, jobsPerWindow: undefined },
  })
  expect(lines).toEqual([])
})

test('Without a valid phone the read throws', async () => {
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
  store.records.set('locations/toronto', { tracking_phone: '555' })
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
})

test('An invalid calendar value is logged, alerted once an hour and ignored', async () => {
  const record = { tracking_phone: '416-555-0110', closed_dates: 'Christmas', jobs_per_window: 4 }
  store.records.set('locations/toronto', record)
  for (let n = 0; n < 3; n++) {
    expect(await read()).toMatchObject({
      phone: '416-555-0110',
      calendar: { closedDates: [], jobsPerWindow: 4 },
    })
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    Array(3).fill(expect.objectContaining({ id: 'toronto', fields: ['closed_dates'] })),
  )
  expect(lines.join()).not.toContain('Christmas')
  expect(sendAlert).toHaveBeenCalledTimes(1)
})
