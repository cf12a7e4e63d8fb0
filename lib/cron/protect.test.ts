import { env } from '@/lib/env'
import { jsonResponse } from '@/lib/http/endpoint'
import { readdirSync, readFileSync } from 'node:fs'
import { protect, protectRun } from './protect'

const SECRET = 'a'.repeat(32)
const run = jest.fn(() => Promise.resolve(jsonResponse(200, { ok: true })))
const call = (authorization?: string, wrap = protect) =>
  wrap(run)(
    new Request('https://example.com', {
      headers: authorization === undefined ? {} : { authorization },
    }),
  )

beforeEach(() => {
  env.CRON_SECRET = SECRET
  run.mockClear()
})
afterEach(() => {
  env.CRON_SECRET = undefined
})

test.each([
  [`Bearer ${SECRET}`, 200],
  [`Bearer ${SECRET}a`, 401],
  [`Bearer ${SECRET.slice(1)}`, 401],
  [SECRET, 401],
  [`Basic ${SECRET}`, 401],
  ['Bearer ', 401],
  ['', 401],
  [undefined, 401],
])('With the header "%s" a call is answered %s', async (authorization, status) => {
  expect((await call(authorization)).status).toBe(status)
  expect(run).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('There is no endpoint if no secret is configured', async () => {
  env.CRON_SECRET = undefined
  const notFound = await call('Bearer ')
  expect(notFound.status).toBe(404)
  expect(notFound.headers.get('cache-control')).toBe('no-store')
  expect(await notFound.json()).toEqual({ ok: false })
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['production', 1],
  ['preview', 0],
  [undefined, 1],
] as const)('A scheduled run in the environment %s does its work %i times', async (name, times) => {
  env.VERCEL_ENV = name
  const answer = await call(`Bearer ${SECRET}`, protectRun)
  expect(answer.status).toBe(200)
  expect(run).toHaveBeenCalledTimes(times)
  expect((await call('Bearer x', protectRun)).status).toBe(401)
  env.VERCEL_ENV = undefined
})

test('Every scheduled path is protected as a run', () => {
  const folder = 'app/api/cron'
  type Runs = Record<string, { path: string }>
  const { crons, schedules } = JSON.parse(readFileSync('vercel.json', 'utf8')) as Record<
    string,
    Runs
  >
  const names = readdirSync(folder)
  const paths = Object.values(schedules ?? crons ?? {}).map(({ path }) => path)
  expect(paths).toEqual(names.map((name) => `/api/cron/${name}`))
  for (const name of names)
    expect(readFileSync(`${folder}/${name}/route.ts`, 'utf8')).toContain('GET = protectRun(')
})
