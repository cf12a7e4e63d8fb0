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

function failToRemove(path: string): void {
  const removeRecord = store.remove.bind(store)
  jest.spyOn(store, 'remove').mockImplementation((list, key) => {
    if (`${list}/${key}` === path) return Promise.reject(new Error('status 503'))
    return removeRecord(list, key)
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
  expect(lines).toEqual([`consents/${OLD}`, `leads/${OLD}`])
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
    expect(lines).toEqual([
      `${OLD} was written for Google Ads: remove its conversion there, too`,
      `exported/${OLD}`,
      `leads/${OLD}`,
      `exported/${YOUNG}`,
      `leads/${YOUNG}`,
    ])
    expect(store.records.size).toBe(isDryRun ? before : 0)
  },
)

test.each(['consents', 'exported', 'limits', 'quarantine/leads', 'leads'] satisfies ListName[])(
  'A second run finds all of a person after a record in %s could not be removed',
  async (list) => {
    const suffix = list === 'limits' ? '-00' : ''
    for (const name of ['leads', 'quarantine/leads'] as const) put(name, YOUNG, LEAD)
    put('leads', OLD, LEAD)
    for (const name of ['move_details', 'consents', 'handed_over'] as const) put(name, YOUNG, {})
    put('exported', YOUNG, { click: '2026-11-20T15:30:00Z' })
    put('limits', `${YOUNG}-00`, { key: YOUNG, at: 0 })
    failToRemove(`${list}/${YOUNG}${suffix}`)
    const first = await remove(LEAD.phone)
    expect(first.failures).toEqual([
      expect.stringMatching(`^${list}/${YOUNG}${suffix} could not be removed: status 503`),
    ])
    expect(store.records.has(`leads/${OLD}`)).toBe(false)
    const left = store.records.size
    expect([...store.records.keys()].some((path) => /^(leads|quarantine)/.test(path))).toBe(true)
    jest.restoreAllMocks()
    expect(await remove(LEAD.phone)).toEqual({ count: left, failures: [] })
    expect(first.count + left).toBe(8)
    expect(lines.join()).toContain(`${YOUNG} was written for Google Ads`)
    expect(store.records.size).toBe(0)
  },
)

test('A request that stays keeps the marks of its delivery, or it would be delivered again', async () => {
  put('leads', YOUNG, LEAD)
  put('suspicions', YOUNG, {})
  put('confirmation_mails', YOUNG, {})
  put('slots', '2026-11-30-0900-toronto-00', { key: YOUNG, at: 0 })
  for (const path of [`suspicions/${YOUNG}`, 'slots/2026-11-30-0900-toronto-00']) {
    failToRemove(path)
    const { failures } = await remove(LEAD.phone)
    expect(failures).toEqual([
      expect.stringMatching(`^${path} could not be removed: status 503; \\d more of its request`),
    ])
    expect(store.records.has(`confirmation_mails/${YOUNG}`)).toBe(true)
    jest.restoreAllMocks()
  }
})

test('Marks of a delivery go after their request, which else would be delivered again', async () => {
  for (const list of ['handed_over', 'leads', 'consents'] as const) put(list, YOUNG, LEAD)
  expect(await remove(LEAD.phone)).toMatchObject({ count: 3 })
  expect(lines).toEqual([`consents/${YOUNG}`, `leads/${YOUNG}`, `handed_over/${YOUNG}`])
})

test('With a list that cannot be read, nothing of a person is removed', async () => {
  put('leads', YOUNG, LEAD)
  put('consents', YOUNG, {})
  put('exported', YOUNG, { click: '2026-11-20T15:30:00Z' })
  deny('exported')
  const failures = ['exported could not be read: denied by the database rules']
  expect(await remove(LEAD.phone)).toEqual({ count: 0, failures })
  expect(store.records.size).toBe(3)
  jest.restoreAllMocks()
  expect(await remove(LEAD.phone)).toEqual({ count: 3, failures: [] })
})

test.each<StoredRecord>([
  { phone: '(416) 555-0142' },
  { phone: '+1 416.555.0142 (cell)' },
  { cus_phone: '4165550142 ext. 7' },
  { phone: 4165550142 },
  { phone: '647-555-0101 / 416-555-0142 (2nd floor)' },
])('A person is found by a number that staff wrote as %j', async (record) => {
  put('leads', OLD, record)
  put('leads', YOUNG, { phone: { mobile: '416-555-0142' } })
  put('quarantine/leads', YOUNG, { phone: '1 416-555-01428' })
  put('jobs', YOUNG, {})
  expect(await remove('416-555-0142')).toEqual({ count: 1, failures: [] })
  expect(lines).toEqual([`leads/${OLD}`])
})

test('Records whose keys staff typed are named, or expire by their date, and stop no other', async () => {
  put('leads', 'Jane Doe 1', {})
  put('leads', 'walk-in-record-1', { ...LEAD, date: '2024-01-01' })
  put('jobs', '\u202ejob', { cus_phone: LEAD.phone, date: 'soon' })
  put('jobs', 'young', { ...JOB, date: '2026-11-20' })
  put('leads', OLD, LEAD)
  put('outcomes', 'Jane Doe 1', { value: 850 })
  put('limits', 'x', { key: YOUNG, at: 0 })
  put('experiment_visits', 'x', { visitors: 1 })
  const { count, failures } = await remove()
  expect(failures.map((line) => line.replace(/ has .*/, ''))).toEqual([
    'limits/x',
    'experiment_visits/x',
    'leads/Jane Doe 1',
    String.raw`jobs/\u202ejob`,
  ])
  expect([count, lines.toSorted()]).toEqual([2, [`leads/${OLD}`, 'leads/walk-in-record-1']])
  expect(await remove(LEAD.phone)).toEqual({ count: 2, failures: [] })
})
