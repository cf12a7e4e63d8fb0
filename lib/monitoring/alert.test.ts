import { env } from '@/lib/env'
import { createFailureAlert, sendAlert } from './alert'
import { postChat } from '@/lib/http/post'

jest.mock('@/lib/http/post')

const MINUTE = 60_000
let minutes: number

beforeEach(() => {
  minutes = 0
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  jest.spyOn(Date, 'now').mockImplementation(() => minutes * MINUTE)
  jest.mocked(postChat).mockReset()
})
afterEach(() => {
  env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

test('An alert counts as sent if there is no webhook, but not if the webhook refuses it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(postChat).mockRejectedValue(new Error('it was answered 500'))
  expect(await sendAlert('The canary failed')).toBe(false)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('it was answered 500'))
  env.ALERT_WEBHOOK_URL = undefined
  expect(await sendAlert('The canary failed')).toBe(true)
})

async function sendFailures(limit: number, failures: number[]): Promise<number[]> {
  const fail = createFailureAlert('it failed', limit)
  const sent: number[] = []
  for (minutes of failures) {
    const before = jest.mocked(postChat).mock.calls.length
    await fail()
    if (jest.mocked(postChat).mock.calls.length > before) sent.push(minutes)
  }
  return sent
}

test.each<[what: string, limit: number, failures: number[], alerts: number[]]>([
  ['the first failure', 1, [0], [0]],
  ['too few failures', 3, [0, 1], []],
  ['enough failures within ten minutes', 3, [0, 5, 9], [9]],
  ['enough failures, but over a longer time', 3, [0, 6, 11, 18, 30], []],
  ['many failures', 3, [0, 0, 0, 0, 1, 2, 59], [0]],
  ['failures that go on for longer than an hour', 3, [0, 1, 2, 60, 61, 62, 63], [2, 62]],
  ['single failures, hours apart', 1, [0, 30, 60, 119, 121], [0, 60, 121]],
])('Alerts sent for %s', async (_what, limit, failures, alerts) => {
  expect(await sendFailures(limit, failures)).toEqual(alerts)
})

test('The alert names the site', async () => {
  await sendFailures(1, [0])
  expect(postChat).toHaveBeenCalledWith(env.ALERT_WEBHOOK_URL, 'http://localhost:3000: it failed')
})
