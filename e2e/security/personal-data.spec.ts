import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS, type Fault } from '@/e2e/support/servers/database-faults'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  makeMarkedRequests,
  getForms,
  abortRequest,
  type MarkedRequest,
} from '@/e2e/support/pages/marked-requests'
import { isMarkerOf, findPiiMarkers } from '@/e2e/support/checks/pii-markers'

const SUBMISSIONS = 1_000
const CONCURRENCY = 6
/** Of the thank-you pages that people are sent to, one in so many is opened. */
const FOLLOW_EVERY = 7
/** What becomes of a submission, as the log calls it. */
const OUTCOMES = ['stored', 'quarantined', 'limited', 'refused', 'unknown']
/** How the site answers the ways in which a form is sent. */
const STATUSES = [200, 303, 400, 403, 413, 415]

const FAST_FAULTS = FAULTS.filter((fault) => !['hang', 'late'].includes(fault))
const pickFastFault = () => FAST_FAULTS[Math.floor(Math.random() * FAST_FAULTS.length)]

/** How the database fares while the nth submission is sent. */
function chooseFault(n: number): Fault | undefined {
  if (n < 400) return undefined
  if (n < 700) return Math.random() < 0.4 ? pickFastFault() : undefined
  if (n < 850) return 'deny'
  return n < 860 ? 'hang' : undefined
}

/** The one thing of a visitor's that a thank-you address carries (docs/requirements.md, decision 7). */
const removePostalCodes = (text: string) => text.replace(/(fromAddress|toAddress)=[^&;"]*/g, '')

const isNoStore = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store')

/** The marks that an answer gives away, and where. */
async function findResponseLeaks(
  { markers, scenario }: MarkedRequest,
  response: Response,
): Promise<string[]> {
  const leaks = [...response.headers].flatMap(([name, value]) =>
    findPiiMarkers(removePostalCodes(value)).map(
      (marker) => `${scenario}: ${marker} in the header ${name}`,
    ),
  )
  // Who sent a form reads it again where it could not be taken, and nobody keeps that answer.
  const isEcho = response.status === 200 && isNoStore(response)
  for (const marker of findPiiMarkers(removePostalCodes(await response.text()))) {
    if (!isEcho || !isMarkerOf(markers, marker))
      leaks.push(`${scenario}: ${marker} in a ${response.status}`)
  }
  return leaks
}

/** The marks in files of the build that were written since, which are pages kept for others. */
function findDiskLeaks(since: number): string[] {
  const names = readdirSync('.next', { recursive: true, encoding: 'utf8' })
  return names.flatMap((name) => {
    const path = join('.next', name)
    const file = statSync(path, { throwIfNoEntry: false })
    if (!file?.isFile() || file.mtimeMs < since) return []
    return findPiiMarkers(readFileSync(path, 'utf8')).map((marker) => `${marker} in ${path}`)
  })
}

test('Of a thousand submissions, whatever becomes of them, only the database knows who sent them', async ({
  site,
  database,
}) => {
  // A quarter of a minute, on a machine that does nothing else.
  test.setTimeout(300_000)
  const started = Date.now()
  const posts = makeMarkedRequests(await getForms(site.url), SUBMISSIONS)
  const leaks: string[] = []
  const statuses = new Set<number>()
  const paths = new Set<string>()

  const play = async (n: number, post: MarkedRequest) => {
    if (post.abort) return abortRequest(post.request, post.abort)
    // A server closes idle connections, now and then while a request is on its way.
    const response = await fetch(post.request.clone()).catch(() => fetch(post.request))
    statuses.add(response.status)
    leaks.push(...(await findResponseLeaks(post, response)))
    const location = response.headers.get('location')
    if (location && n % FOLLOW_EVERY === 0)
      leaks.push(...(await findResponseLeaks(post, await fetch(new URL(location, site.url)))))
  }
  const queue = posts.entries()
  const worker = async () => {
    for (const [n, post] of queue) {
      database.setFault((path) => {
        paths.add(path)
        return chooseFault(n)
      })
      await play(n, post)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  // Those who left are still being served.
  await sleep(1_000)

  expect([...new Set(leaks)], 'in answers').toEqual([])
  expect(findPiiMarkers(site.log()), 'in what the site printed').toEqual([])
  expect(findPiiMarkers([...paths].join('\n')), 'in addresses of the database').toEqual([])
  expect(findDiskLeaks(started), 'in what the site keeps').toEqual([])
  for (const list of ['limits', 'seen', 'move_details', 'suspicions']) {
    expect(findPiiMarkers(JSON.stringify(database.read(`/${list}`))), list).toEqual([])
  }
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/thankyou']) {
    expect(findPiiMarkers(await (await fetch(site.url + path)).text()), path).toEqual([])
  }

  // Everything did happen that might have told.
  for (const list of ['leads', 'jobs', 'quarantine/leads', 'quarantine/jobs']) {
    expect(findPiiMarkers(JSON.stringify(database.read(`/${list}`))).length, list).toBeGreaterThan(
      20,
    )
  }
  for (const outcome of OUTCOMES) expect(site.log()).toContain(`"outcome":"${outcome}"`)
  expect([...statuses]).toEqual(expect.arrayContaining(STATUSES))
})
