import { openMemoryStore } from '@/lib/store/memory.fixture'
import { JOB, LEAD } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import { removeRecords } from './remove-records'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const keyOf = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
const [OLD, YOUNG] = [keyOf('2016-01-01', 'old'), keyOf('2026-11-20', 'young')]

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)

beforeEach(() => {
  store = openMemoryStore()
  lines = []
})

function deny(...denied: ListName[]): void {
  const list = store.list.bind(store)
  jest.spyOn(store, 'list').mockImplementation((name, ...rest) => {
    if (denied.includes(name)) return Promise.reject(new Error('denied by the database rules'))
    return list(name, ...rest)
  })
}

const remove = (phone?: string, isDryRun = false) =>
  removeRecords(store, { phone, isDryRun, now: NOW }, (line) => lines.push(line))

test('A list that cannot be read keeps no other from being cleared', async () => {
  put('leads', OLD, LEAD)
  put('leads', YOUNG, LEAD)
  put('consents', OLD, { marketing: true })
  put('outcomes', OLD, { value: 850 })
  deny('outcomes', 'experiment_visits')
  expect(await remove()).toEqual({
    count: 2,
    failures: [
      'outcomes could not be read: denied by the database rules',
      'experiment_visits could not be read: denied by the database rules',
    ],
  })
  expect(lines).toEqual([`leads/${OLD}`, `consents/${OLD}`])
  expect([...store.records.keys()]).toEqual([`leads/${YOUNG}`, `outcomes/${OLD}`])
})

test('Without the list of jobs no slot counts as abandoned', async () => {
  const slot = '2026-11-30-0900-toronto-00'
  put('jobs', YOUNG, JOB)
  put('slots', slot, { key: YOUNG, at: 0 })
  deny('jobs')
  expect(await remove()).toMatchObject({ count: 0, failures: [expect.stringMatching(/^jobs /)] })
  jest.restoreAllMocks()
  expect(await remove()).toEqual({ count: 0, failures: [] })
  store.records.delete(`jobs/${YOUNG}`)
  expect(await remove()).toEqual({ count: 1, failures: [] })
  expect(lines).toEqual([`slots/${slot}`])
})

test.each([true, false])(
  'Ops read which removed person was written for Google Ads; dry run: %s',
  async (isDryRun) => {
    put('leads', OLD, LEAD)
    put('leads', YOUNG, LEAD)
    put('exported', OLD, { click: '2026-11-20T15:30:00Z' })
    put('exported', YOUNG, { withheld: '2026-11-20T15:30:00Z' })
    const before = store.records.size
    expect(await remove(LEAD.phone, isDryRun)).toEqual({ count: 4, failures: [] })
    expect(lines.slice(2)).toEqual([
      `${OLD} was written for Google Ads: remove its conversion there, too`,
      `exported/${OLD}`,
      `exported/${YOUNG}`,
    ])
    expect(store.records.size).toBe(isDryRun ? before : 0)
  },
)
