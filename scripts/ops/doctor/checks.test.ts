import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CITIES } from '@/lib/cities/cities'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey } from '@/lib/store/records.fixture'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { runCheck } from './checks'
import { checkOutbox, checkRetention, checkTypedKeys } from './database'
import { checkCache, checkHost, checkVisitorAddress } from './host'
import { checkLanguages, checkLocations } from './settings'

jest.mock('@/lib/store')
useEmptyStore()

afterEach(() => jest.useRealTimers())

test.each([
  ['throws', () => Promise.reject(new Error('disk full')), 'disk full'],
  ['never ends', () => new Promise<never>(() => undefined), 'timed out'],
])('A check that %s is a finding', async (_what, run, reason) => {
  jest.useFakeTimers({ advanceTimers: true })
  const finding = runCheck(['The store', run])
  await jest.advanceTimersByTimeAsync(30_000)
  const message = `The store could not be checked: ${reason}`
  expect(await finding).toMatchObject([{ level: 'wrong', message }])
})

test('A check without a finding is reported', async () => {
  expect(await runCheck(['The store', () => []])).toMatchObject([{ level: 'ok' }])
})

const NOW = Date.parse('2026-11-23T14:05:00Z')
const RUN = { at: '2026-11-23T08:30:00Z', removed: 7, complete: true, failed: 0 }

test.each([
  [undefined, ['Expired records were last removed: never']],
  [RUN, []],
  [{ ...RUN, at: '2026-11-22T12:05:00Z' }, []],
  [
    { ...RUN, at: '2026-11-22T12:04:59Z' },
    ['Expired records were last removed: 2026-11-22T12:04:59Z'],
  ],
  [{ ...RUN, complete: false }, [`The removal of expired records at ${RUN.at} left some`]],
  [{ ...RUN, failed: 1 }, [`The removal of expired records at ${RUN.at} left some`]],
])('After the last run %j the doctor warns: %j', async (run, warnings) => {
  const store = openMemoryStore()
  if (run) store.records.set('limits/forget', run)
  const findings = await checkRetention(store, NOW)
  expect(findings.map(({ message }) => message)).toEqual(warnings)
})

test.each([
  ['nothing is queued', {}, 'ok 0 entries'],
  ['one has just failed', { tries: 1, at: '2026-11-23T14:04:00Z' }, 'ok 0 entries'],
  ['one has failed for an hour', { tries: 4, at: '2026-11-23T13:05:00Z' }, 'warning 1 entry'],
  ['a reminder waits for its time', { at: '2026-11-20T13:05:00Z' }, 'ok 0 entries'],
])('If %s, the outbox has %s', async (_what, entry, finding) => {
  const store = openMemoryStore()
  store.records.set('outbox/due', entry)
  const [{ level, message } = {}, ...others] = await checkOutbox(store, NOW)
  expect(`${level} ${message}`).toBe(`${finding} of the outbox waiting for over 5 minutes`)
  expect(others).toEqual([])
})

test('The doctor names the keys that staff typed, and reads none that we keep', async () => {
  const store = openMemoryStore()
  const typed = ['leads/Jane Doe 1', 'outcomes/Jane Doe 1', 'jobs/walk-in-jane-doe-001']
  for (const path of [...typed, 'leads/-Ada', 'jobs/-Walk-in']) store.records.set(path, {})
  for (const at of ['2016-01-01', '2024-11-23', '2026-11-23T14:00:00Z'])
    store.records.set(`quarantine/leads/${createTimedKey(at, 'ours')}`, {})
  const list = jest.spyOn(store, 'list')
  const findings = await checkTypedKeys(store, NOW)
  expect(findings.map(({ message }) => message)).toEqual([
    'Requests under keys that staff typed, which never expire: -Ada, Jane Doe 1, -Walk-in, walk-in-jane-doe-001',
  ])
  const answers = await Promise.all(list.mock.results.map(({ value }) => value as Promise<object>))
  expect(answers.flatMap(Object.keys)).toHaveLength(6)
})

const VERCEL = { server: 'Vercel', 'x-vercel-id': 'iad1::abc', 'x-vercel-cache': 'MISS' }

test.each([
  [VERCEL, 'ok', 'Vercel serves this address itself'],
  [{ ...VERCEL, server: 'cloudflare', 'cf-ray': '8a-YYZ' }, 'wrong', '(cloudflare) is in front'],
  [{ ...VERCEL, 'x-azure-ref': 'a' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ ...VERCEL, server: 'nginx' }, 'wrong', 'Another server (nginx) is in front'],
  [{ ...VERCEL, via: '1.1 google' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ server: 'nginx', via: '1.1 proxy' }, 'warning', 'Vercel does not serve this address'],
])('The answer %j is judged %s', (headers, level, message) => {
  expect(checkVisitorAddress(new Headers(headers as Record<string, string>))).toMatchObject({
    level,
    message: expect.stringContaining(message) as unknown,
  })
})

test.each([
  [200, 'ok', 'answers 200'],
  [503, 'wrong', 'answers 503'],
  [401, 'wrong', 'answers 401'],
])('A site that answers %s is judged %s', async (status, level, message) => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  fetch.mockResolvedValue(new Response(null, { status, headers: VERCEL }))
  const [answer, ...others] = await checkHost('https://site.example')
  expect(answer).toMatchObject({ level, message: `https://site.example/api/health ${message}` })
  expect(others).toMatchObject([{ level: 'ok' }])
  expect(fetch.mock.calls[0]?.[0]).toBe('https://site.example/api/health')
  fetch.mockRestore()
})

/** Starts a site. `answer` returns a page's headers; `times` counts its earlier requests. */
async function checkCacheOf(answer: (path: string, times: number) => OutgoingHttpHeaders) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const times = asked.filter((path) => path === url).length
    asked.push(url)
    response.writeHead(200, answer(url, times)).end('<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const findings = await checkCache(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return { asked, findings }
}

test.each<[string, (times: number) => OutgoingHttpHeaders]>([
  ['a server of Next', () => ({ 'x-nextjs-cache': 'HIT' })],
  ['a page that is refreshed', () => ({ 'x-nextjs-cache': 'STALE' })],
  ['Vercel', () => ({ 'x-vercel-cache': 'PRERENDER' })],
  ['a cache that was empty', (times) => ({ 'x-vercel-cache': times ? 'HIT' : 'MISS' })],
  ['a proxy that says only the age', (times) => (times ? { age: '3' } : {})],
])('Pages from the cache of %s pass, after two requests each', async (_what, answer) => {
  const { asked, findings } = await checkCacheOf((_path, times) => answer(times))
  expect(findings).toEqual([])
  expect(asked.filter((path) => path === '/toronto')).toHaveLength(2)
  expect(new Set(asked).size).toBe(asked.length / 2)
})

test.each<OutgoingHttpHeaders>([
  {},
  { 'x-vercel-cache': 'MISS' },
  { 'x-vercel-cache': 'BYPASS', 'x-nextjs-cache': 'HIT' },
  { 'x-nextjs-cache': 'MISS' },
  { age: '0' },
])('A page that is rendered for each request is named: %j', async (headers) => {
  const { findings } = await checkCacheOf((path) =>
    path === '/ottawa' ? headers : { 'x-nextjs-cache': 'HIT' },
  )
  expect(findings).toMatchObject([
    { level: 'wrong', message: 'Pages that no cache holds: /ottawa' },
  ])
})

test('The doctor names pages in a language in which their number is not answered', () => {
  const check = (languages?: string) =>
    checkLanguages({ ottawa: languages ? { languages } : {} }, [CITIES.ottawa, CITIES.toronto])
  expect(check()).toEqual([expect.objectContaining({ level: 'warning' })])
  expect(check('en')[0]?.message).toMatch(/: Ottawa \(ottawa=en,fr\)$/)
  expect(check('en,fr')).toEqual([])
  const { sanantonio, miami } = CITIES
  const [spanish] = checkLanguages({}, [sanantonio, CITIES['san-antonio'], miami])
  expect(spanish?.message).toMatch(
    /: San Antonio \(san-antonio=en,es\), Miami \(south-florida=en,es\)$/,
  )
})

test('The doctor names the crew area whose own addresses are wrong', async () => {
  const houston = { dispatch_email: 'the crew' }
  const record = { dispatch_email: 'a@crew.example', areas: { houston } }
  store.records.set('locations/hamilton-niagara', record)
  const wrong = (await checkLocations()).filter(({ level }) => level === 'wrong')
  expect(wrong.map(({ message }) => message)).toEqual([
    'Crew areas whose dispatch_email holds no addresses, so DISPATCH_EMAIL gets their mail: houston',
  ])
})
