import { postChat } from '@/lib/http/post'
import { env } from '@/lib/env'
import { encodeTime } from '@/lib/forms/push-key'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { LEAD } from '@/lib/store/records.fixture'
import { GET } from './route'

jest.mock('@/lib/store')
jest.mock('@/lib/http/post')

const CRON_SECRET = 'cron-'.repeat(7)
const OLD = encodeTime(Date.parse('2016-01-01')) + 'x'.repeat(12)

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore()
  lines = []
  jest.mocked(getStore).mockResolvedValue(store)
  jest.mocked(postChat).mockReset()
  const keepLine = (line: unknown) => void lines.push(String(line))
  jest.spyOn(console, 'log').mockImplementation(keepLine)
  jest.spyOn(console, 'error').mockImplementation(keepLine)
  Object.assign(env, { CRON_SECRET, ALERT_WEBHOOK_URL: 'https://chat.example/hook' })
})
afterEach(() => {
  env.CRON_SECRET = env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

async function run(secret = CRON_SECRET) {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await GET(new Request('https://site.example/api/cron/forget', { headers }))
  return { status: answer.status, body: (await answer.json()) as unknown }
}

test('Expired records are removed for the scheduler only', async () => {
  store.records.set(`leads/${OLD}`, LEAD)
  expect(await run('guess')).toEqual({ status: 401, body: { ok: false } })
  expect(store.records.size).toBe(1)
  const counts = { removed: 1, failed: 0 }
  expect(await run()).toEqual({ status: 200, body: { ok: true, outcome: 'done', ...counts } })
  expect([...store.records.keys()]).toEqual(['limits/forget'])
  expect(postChat).not.toHaveBeenCalled()
})

test('A run that fails alerts, and neither log nor alert names a person', async () => {
  store.records.set(`leads/${OLD}`, { name: 'Mary Smith' })
  jest.spyOn(store, 'remove').mockRejectedValue(new Error('no record of Mary'))
  expect(await run()).toMatchObject({
    status: 500,
    body: { ok: false, outcome: 'failed', removed: 0, failed: 1 },
  })
  expect(postChat).toHaveBeenCalledTimes(1)
  expect(lines.join()).toContain('"event":"forget","outcome":"failed"')
  expect(lines.join() + jest.mocked(postChat).mock.calls.join()).not.toContain('Mary')
})

test('A run that cannot finish says that more is left', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000))
  store.records.set(`leads/${OLD}`, LEAD)
  expect(await run()).toMatchObject({ status: 500, body: { outcome: 'unfinished' } })
})
