/**
 * Measures the built site on this machine: the paints of a slow phone (Lighthouse, applied throttling).
 * Prints medians and the single rounds. Needs a build.
 */
import '@/scripts/ensure-browser'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { startSite } from '@/e2e/support/servers/site'
import { ensureBuild } from '@/e2e/support/servers/test-build'
import { getPercentile, makeMarkdownTable } from './figures'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGE = '/toronto'
const COUNTRY = 'CA'

const MEASURES = {
  firstPaint: { title: 'first paint, ms', digits: 0 },
  largestPaint: { title: 'largest paint, ms', digits: 0 },
  shift: { title: 'layout shift', digits: 3 },
  html: { title: 'HTML gzip with headers, KiB', digits: 1 },
  scripts: { title: 'scripts with headers, KiB', digits: 1 },
}
type Figures = Partial<Record<keyof typeof MEASURES, number>>

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
ensureBuild(true)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'site.sqlite')
const site = await startSite({ FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file })

const rounds: Figures[] = []
try {
  for (let round = 1; round <= Number(options.rounds); round++) {
    rounds.push(await measurePaints())
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
console.log(makeMarkdownTable(['measure', 'median', 'rounds'], rows))
process.exit()

interface LighthouseReport {
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>
}
type Resource = { resourceType: string; transferSize: number }

async function measurePaints(): Promise<Figures> {
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const args = [
    ...['--yes', LIGHTHOUSE, site.url + PAGE, '--quiet', '--output=json'],
    ...['--only-categories=performance', '--throttling-method=devtools'],
    ...['--no-enable-error-reporting', '--disable-full-page-screenshot'],
    `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    `--extra-headers=${JSON.stringify({ [COUNTRY_HEADER]: COUNTRY })}`,
  ]
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 })
  const { audits } = JSON.parse(stdout) as LighthouseReport
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
