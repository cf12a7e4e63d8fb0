/**
 * Measures the built site on this machine: paints on a slow phone (Lighthouse), and requests and
 * submissions a second. Then measures the database's bytes and a busy desk; `--rounds 0` does only this.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import pMap from 'p-map'
import '@/scripts/ensure-browser'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { startSite } from '@/e2e/support/servers/site'
import { fetchForm, isThankYouRedirect } from '@/lib/http/plain-form'
import ensureTestBuild from '@/e2e/support/servers/test-build'
import { measureDatabaseBytes, measureDeskLoads } from './bench/database'
import { getPercentile, makeMarkdownTable } from './figures'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const AUTOCANNON = 'autocannon@8'
const PAGE = '/toronto'
const COUNTRY = 'CA'
const SECONDS = 8
const CONCURRENT_REQUESTS = 64
const CONCURRENT_VISITORS = 16

const MEASURES = {
  firstPaint: { title: 'first paint, ms', digits: 0 },
  largestPaint: { title: 'largest paint, ms', digits: 0 },
  shift: { title: 'layout shift', digits: 3 },
  html: { title: 'HTML gzip with headers, KiB', digits: 1 },
  scripts: { title: 'scripts with headers, KiB', digits: 1 },
  requests: { title: 'requests/s with gzip', digits: 0 },
  submissions: { title: 'submissions/s, SQLite', digits: 0 },
}
type Figures = Partial<Record<keyof typeof MEASURES, number>>

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
ensureTestBuild()
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'site.sqlite')
const site = await startSite({ FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file })
const form = await fetchForm(site.url + PAGE, 'Moving quote')

const rounds: Figures[] = []
try {
  for (let round = 1; round <= Number(options.rounds); round++) {
    rounds.push({
      ...(await measurePaints()),
      requests: await measureRequests(),
      submissions: await measureSubmissions(),
    })
    console.log(`Round ${round} of ${options.rounds}, load ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  await site.stop()
}
const rows = Object.entries(MEASURES).map(([key, { title, digits }]) => {
  const values = rounds.map((figures) => figures[key as keyof Figures] ?? NaN)
  const median = getPercentile(values, 0.5) ?? NaN
  return [title, median.toFixed(digits), values.map((value) => value.toFixed(digits)).join(' ')]
})
console.log(`\n${PAGE} on ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
if (rounds.length > 0) console.log(makeMarkdownTable(['measure', 'median', 'rounds'], rows))
console.log(`\n${await measureDatabaseBytes()}`)
console.log(`\n${await measureDeskLoads()}`)
process.exit()

async function runPackage(...args: string[]): Promise<unknown> {
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const { stdout } = await promisify(execFile)('npx', ['--yes', ...args], {
    env,
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(stdout)
}

interface LighthouseReport {
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>
}
type Resource = { resourceType: string; transferSize: number }

async function measurePaints(): Promise<Figures> {
  const { audits } = (await runPackage(
    LIGHTHOUSE,
    site.url + PAGE,
    ...[
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--throttling-method=devtools',
    ],
    ...['--no-enable-error-reporting', '--disable-full-page-screenshot'],
    `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    `--extra-headers=${JSON.stringify({ [COUNTRY_HEADER]: COUNTRY })}`,
  )) as LighthouseReport
  const getKib = (type: string) => {
    const items = audits['resource-summary']?.details?.items ?? []
    return (items.find(({ resourceType }) => resourceType === type)?.transferSize ?? NaN) / 1_024
  }
  return {
    firstPaint: audits['first-contentful-paint']?.numericValue,
    largestPaint: audits['largest-contentful-paint']?.numericValue,
    shift: audits['cumulative-layout-shift']?.numericValue,
    html: getKib('document'),
    scripts: getKib('script'),
  }
}

async function measureRequests(): Promise<number> {
  const { requests, non2xx, errors } = (await runPackage(
    AUTOCANNON,
    ...['--json', '-c', String(CONCURRENT_REQUESTS), '-d', String(SECONDS)],
    ...['-H', `${COUNTRY_HEADER}=${COUNTRY}`],
    ...['-H', 'accept-encoding=gzip', site.url + PAGE],
  )) as { requests: { average: number }; non2xx: number; errors: number }
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return requests.average
}

/** Visitors without JavaScript send the next form as soon as the last is answered. */
async function measureSubmissions(): Promise<number> {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1_000
  let count = 0
  function* visitors() {
    while (elapsed() < SECONDS) yield count++
  }
  const submit = async (n: number) => {
    const phone = `416-${200 + rounds.length}-${String(n).padStart(4, '0')}`
    const answer = await postForm(form, { ...VALID_MOVE, phone, message: `Request ${n}` })
    if (!isThankYouRedirect(answer)) throw new Error(`A submission was answered ${answer.status}`)
  }
  await pMap(visitors(), submit, { concurrency: CONCURRENT_VISITORS })
  return count / elapsed()
}
