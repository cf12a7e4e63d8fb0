import { InvalidArgumentError } from 'commander'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { DISPATCH_LISTS, type StoredRecord } from '@/lib/store/store'
import { findNamed, pickOne, searchRequests } from './find-requests'

const [ANNA, JOSE, SPAM, TWIN] = ['a', 'b', 'c', 'd'].map(createKey) as [
  ...[string, string, string, string],
]
const store = openMemoryStore()
const put = (path: string, record: StoredRecord) => store.records.set(path, record)
put(`leads/${ANNA}`, LEAD)
const JOSE_PHONE = 'cell 1 (647) 555.0101, home none'
put(`jobs/${JOSE}`, { ...JOB, cus_name: 'José Anaya', cus_phone: JOSE_PHONE })
put(`quarantine/leads/${SPAM}`, { ...LEAD, name: 'Bob', phone: '647-555-0101' })
put(`quarantine/leads/${TWIN}`, { ...LEAD, name: 'Twin' })
put(`jobs/${TWIN}`, { ...JOB, cus_name: 'Twin' })
put(`jobs/walk-in 1`, { cus_name: 7 })
put(`details/${ANNA}`, { reference: 'TR-4F7KM', name: 'Anna With Her Whole Name' })
put(`details/${JOSE}`, { reference: 'TO-47K9M', confirm_by_phone: true })
put(`details/${SPAM}`, { reference: 'TR-4F7KM', suspicions: 'honeypot' })
put('details/walk-in 1', {})

test.each([
  ['tr4f7km', [ANNA, SPAM]],
  ['to-47k9m', [JOSE]],
  [JOSE, [JOSE]],
  ['walk-in 1', ['walk-in 1']],
  ['+1 647 555 0101', [JOSE, SPAM]],
  ['ana', [JOSE]],
  ['JOSE AN', [JOSE]],
  ['twin', [TWIN]],
  ['555-0101', [JOSE, SPAM]],
  ['5550101', [JOSE, SPAM]],
  ['anna@example', [ANNA, SPAM, TWIN]],
  ['whole name', [ANNA]],
  ['647-555-01', []],
  ['--', []],
])('"%s" finds %j', async (text, keys) => {
  const { requests, count } = await searchRequests(store, text, 20)
  expect(requests.map(({ key }) => key)).toEqual(keys)
  expect(count).toBe(keys.length)
})

test('A request is found with its details and its place, and of many the newest', async () => {
  const { requests, count } = await searchRequests(store, 'an', 2)
  expect([requests.map(({ key }) => key), count]).toEqual([[ANNA, JOSE], 2])
  expect(requests[1]).toMatchObject({ list: 'jobs', details: { confirm_by_phone: true } })
  const newest = await searchRequests(store, '647-555-0101', 1)
  expect(newest).toMatchObject({ requests: [{ key: SPAM, isQuarantined: true }], count: 2 })
})

test.each([
  ['TR-4F7KM', DISPATCH_LISTS, ANNA],
  ['TR-4F7KM', ['quarantine/leads'] as const, SPAM],
  [TWIN, ['quarantine/leads'] as const, TWIN],
])('%s of %j is one request', async (text, places, key) => {
  const found = await findNamed(store, text, places)
  expect(pickOne(found, text, 'request')).toMatchObject({ key })
})

test.each([
  ['TR-22222', DISPATCH_LISTS, 'There is no lead or job with the reference TR-22222.'],
  [SPAM, DISPATCH_LISTS, `There is no lead or job with the key ${SPAM}.`],
  ['TR-4F7KM', undefined, '2 requests have the reference TR-4F7KM. Use the key of one:\ntime'],
])('%s of %j is refused', async (text, places, reason) => {
  const found = await findNamed(store, text, places)
  const pick = () => pickOne(found, text, 'lead or job')
  expect(pick).toThrow(InvalidArgumentError)
  expect(pick).toThrow(reason)
})
