import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { proofPackage } from '@/scripts/verify/packages'
import { MEASURES, type Figures } from './results'

export const LIGHTHOUSE = proofPackage('lighthouse')
const CLI = join(LIGHTHOUSE, 'cli/index.js')
const FLAGS = [
  ...['--quiet', '--output=json', '--no-enable-error-reporting', '--disable-full-page-screenshot'],
  '--only-categories=performance,accessibility,best-practices,seo',
  // The 404 pages are audited too.
  '--ignore-status-code',
  `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
]

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>
}
type Resource = { resourceType: string; requestCount: number; transferSize: number }

/**
 * Scores, timings and transfer sizes of Lighthouse's mobile preset. Simulated throttling computes the
 * timings of a slow phone from a fast load; applied throttling slows the browser down.
 */
export async function measureLighthouse(url: string, country: string): Promise<Figures> {
  const { categories, audits } = await runLighthouse(url, country, 'simulate')
  const applied = await runLighthouse(url, country, 'devtools')
  const figures: Record<string, number | undefined> = {}
  for (const [id, { score }] of Object.entries(categories)) figures[id] = 100 * (score ?? 0)
  for (const [id, { numericValue }] of Object.entries(audits)) figures[id] = numericValue
  for (const resource of audits['resource-summary']?.details?.items ?? []) {
    figures[resource.resourceType] = resource.transferSize / 1_024
    if (resource.resourceType === 'total') figures.requests = resource.requestCount
  }
  for (const [id, { numericValue }] of Object.entries(applied.audits))
    figures[`applied-${id}`] = numericValue
  return Object.fromEntries(
    Object.entries(figures).filter(([id, value]) => id in MEASURES && value !== undefined),
  )
}

async function runLighthouse(
  url: string,
  country: string,
  throttling: 'simulate' | 'devtools',
): Promise<Report> {
  const headers = `--extra-headers=${JSON.stringify({ [COUNTRY_HEADER]: country })}`
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const args = [CLI, url, ...FLAGS, `--throttling-method=${throttling}`, headers]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Report
}
