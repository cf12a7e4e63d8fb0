import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pMap from 'p-map'
import { FAULTS, type Fault } from '@/e2e/support/servers/database-faults'
import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import {
  makeMarkedRequests,
  getForms,
  abortRequest,
  type MarkedRequest,
} from '@/e2e/support/pages/marked-requests'
import { isMarkerOf, findPiiMarkers } from '@/e2e/support/checks/pii-markers'

/** Each form in each scenario seven times. */
const SUBMISSIONS = 7 * 48
const CONCURRENCY = 6
const FOLLOW_EVERY = 7
const OUTCOMES = ['stored', 'quarantined', 'limited', 'refused', 'unknown']
const STATUSES = [200, 303, 400, 403, 413, 415]

const FAST_FAULTS = FAULTS.filter((fault) => !['hang', 'late'].includes(fault))
const pickFastFault = () => FAST_FAULTS[Math.floor(Math.random() * FAST_FAULTS.length)]

function chooseFault(n: number): Fault | undefined {
  if (n < 96) return undefined
  if (n < 240) return Math.random() < 0.2 ? pickFastFault() : undefined
  return n < 288 ? 'deny' : undefined
}

/** The thank-you address may contain postal codes (docs/requirements.md, decision 7). */
const removePostalCodes = (text: string) => text.replace(/(fromAddress|toAddress)=[^&;"]*/g, '')

const isNoStore = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store')

async function findResponseLeaks(
  { markers, scenario }: MarkedRequest,
  response: Response,
): Promise<string[]> {
  const leaks = [...response.headers].flatMap(([name, value]) =>
    findPiiMarkers(removePostalCodes(value)).map(
      (marker) => `${scenario}: ${marker} in the header ${name}`,
    ),
  )
  // An uncached form with errors contains its own visitor's values.
  const isEcho = response.status === 200 && isNoStore(response)
  for (const marker of findPiiMarkers(removePostalCodes(await response.text()))) {
    if (!isEcho || !isMarkerOf(markers, marker))
      leaks.push(`${scenario}: ${marker} in a ${response.status}`)
  }
  return leaks
}

function findDiskLeaks(since: number): string[] {
  const names = readdirSync('.next', { recursive: true, encoding: 'utf8' })
  return names.flatMap((name) => {
    const path = join('.next', name)
    const file = statSync(path, { throwIfNoEntry: false })
    if (!file?.isFile() || file.mtimeMs < since) return []
    return findPiiMarkers(readFileSync(path, 'utf8')).map((marker) => `${marker} in ${path}`)
  })
}

test('Personal data of hundreds of submissions is stored in the database and nowhere else', async ({
  site,
  database,
}) => {
  test.setTimeout(120_000)
  const started = Date.now()
  const posts = makeMarkedRequests(await getForms(site.url), SUBMISSIONS)
  // A short silence loses no request, so these come last, while every write hangs.
  const silent = posts.splice(0, 10)
  const leaks: string[] = []
  const statuses = new Set<number>()
  const paths = new Set<string>()

  const sendPost = async (n: number, post: MarkedRequest) => {
    if (post.abort) return abortRequest(post.request, post.abort)
    // The server may close an idle connection just as a request arrives.
    const response = await fetch(post.request.clone()).catch(() => fetch(post.request))
    statuses.add(response.status)
    leaks.push(...(await findResponseLeaks(post, response)))
    const location = response.headers.get('location')
    if (location && n % FOLLOW_EVERY === 0)
      leaks.push(...(await findResponseLeaks(post, await fetch(new URL(location, site.url)))))
  }
  const sendWithFault = (post: MarkedRequest, n: number) => {
    database.setFault((path, { method }) => {
      paths.add(path)
      // Other requests share the connection, so we let its reads work.
      return method === 'write' ? chooseFault(n) : undefined
    })
    return sendPost(n, post)
  }
  await pMap(posts, sendWithFault, { concurrency: CONCURRENCY })
  database.setFault((_path, { method }) => (method === 'write' ? 'hang' : undefined))
  await Promise.all([...silent.entries()].map(([n, post]) => sendPost(n, post)))
  database.setFault(undefined)
  // The server still processes aborted requests.
  await sleep(1_000)

  expect([...new Set(leaks)], 'in responses').toEqual([])
  expect(findPiiMarkers(site.log()), 'in the log').toEqual([])
  expect(findPiiMarkers([...paths].join('\n')), 'in paths of the database').toEqual([])
  expect(findDiskLeaks(started), 'in files of the build').toEqual([])
  for (const list of ['limits', 'outbox', 'desk']) {
    expect(findPiiMarkers(JSON.stringify(database.read(`/${list}`))), list).toEqual([])
  }
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/thankyou']) {
    expect(findPiiMarkers(await (await fetch(site.url + path)).text()), path).toEqual([])
  }

  for (const list of ['leads', 'jobs', 'quarantine/leads', 'quarantine/jobs']) {
    expect(findPiiMarkers(JSON.stringify(database.read(`/${list}`))).length, list).toBeGreaterThan(
      20,
    )
  }
  for (const outcome of OUTCOMES) expect(site.log()).toContain(`"outcome":"${outcome}"`)
  expect([...statuses]).toEqual(expect.arrayContaining(STATUSES))
})
