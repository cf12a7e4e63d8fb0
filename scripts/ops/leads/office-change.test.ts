import { InvalidArgumentError } from 'commander'
import { QUOTE } from '@/lib/requests/requests.fixture'
import { loadRequest } from '@/lib/requests/load-request'
import {
  BOOKED_JOB,
  getChanges,
  getJob,
  KEY,
  listWindows,
  MOVED_JOB,
  MOVED_WINDOW,
  usePickup,
} from '@/lib/submissions/change-request.fixture'
import { store } from '@/lib/submissions/submission.fixture'
import { changeForCustomer, parseMove } from './office-change'

usePickup()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

/** Does what `--cancel` or `--move` do with `--yes`. */
async function run(words: string[] = [], list: 'jobs' | 'leads' = 'jobs', key = KEY, yes = true) {
  const request = await loadRequest(store, list, key)
  if (!request) throw new Error('no request')
  const wanted = words.length > 0 ? parseMove([key, ...words]) : 'cancel'
  return changeForCustomer(store, request, wanted, yes)
}

test.each([
  ['9-11', '09:00'],
  ['11-1', '11:00'],
  ['1-3', '13:00'],
  ['3-5', '15:00'],
  ['13:00-15:00', '13:00'],
])('The window %s begins at %s', (text, start) => {
  const { day, window } = parseMove(['TR-4F7KM', 'tomorrow', text])
  expect([day, window.start]).toEqual(['tomorrow', start])
})

test.each<[string[]]>([
  [[]],
  [['TR-4F7KM']],
  [['TR-4F7KM', '2026-12-01']],
  [['TR-4F7KM', '2026-12-01', '10-12']],
  [['TR-4F7KM', '2026-12-01', '9']],
  [['TR-4F7KM', '2026-12-01', '9-11', 'am']],
  [['TR-4F7KM', 'Tuesday', '9-11']],
  [['no', '2026-12-01', '9-11']],
])('A move of %p is refused', (words) => {
  expect(() => parseMove(words)).toThrow(InvalidArgumentError)
})

test('The office moves a pickup as its customer could', async () => {
  const [line] = await run(['2026-11-24', '1-3'])
  expect(line).toBe(
    `jobs/${KEY}: moved to Tue, Nov 24, 1 to 3\u00a0pm, was Sat, Nov 21, 9 to 11\u00a0am`,
  )
  expect(getJob()).toEqual(MOVED_JOB)
  expect(await listWindows()).toEqual([MOVED_WINDOW])
  expect(getChanges()).toMatchObject({ '0-2026-11-24-1300': { by: 'office' } })
})

test('The office may take a full window, after a question', async () => {
  store.records.set(MOVED_WINDOW, { other: 'a', another: 'b' })
  const words = ['2026-11-24', '1-3']
  await expect(run(words, 'jobs', KEY, false)).rejects.toThrow(/Nothing was changed/)
  expect(getJob()).toEqual(BOOKED_JOB)
  await run(words)
  expect(getJob()).toEqual(MOVED_JOB)
})

test('A day that is over is no choice', async () => {
  await expect(run(['2026-11-19', '9-11'])).rejects.toThrow('2026-11-19 is over')
})

test('The office cancels a pickup whose window has begun, and a quote, once', async () => {
  jest.setSystemTime(new Date('2026-11-21T15:00:00Z'))
  await run()
  expect(getJob()).toEqual({ ...BOOKED_JOB, job_status: 'cancelled' })
  expect(await listWindows()).toEqual([])
  await expect(run()).rejects.toThrow('cancelled already')

  store.records.set(`leads/${QUOTE.key}`, QUOTE.record)
  store.records.set(`details/${QUOTE.key}`, QUOTE.details)
  await expect(run(['2026-11-24', '1-3'], 'leads', QUOTE.key)).rejects.toThrow('is a quote')
  expect(await run([], 'leads', QUOTE.key)).toEqual([
    `leads/${QUOTE.key}: cancelled`,
    expect.stringContaining('Nothing is delivered yet'),
  ])
  const changes = store.records.get(`details/${QUOTE.key}`)?.changes
  expect(changes).toMatchObject({ '0-cancelled': { by: 'office' } })
})

test('A pickup that is cancelled stays, until it is reopened', async () => {
  await run()
  await expect(run(['2026-11-24', '1-3'])).rejects.toThrow('cancelled already')
  const request = await loadRequest(store, 'jobs', KEY)
  if (!request) throw new Error('no request')
  const [line] = await changeForCustomer(store, request, 'reopen', true)
  expect(line).toBe(`jobs/${KEY}: open again, Sat, Nov 21, 9 to 11\u00a0am`)
  expect(getJob()).toEqual(BOOKED_JOB)
})
