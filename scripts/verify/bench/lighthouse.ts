import { pathToFileURL } from 'node:url'
import { COUNTRY_HEADER, type PageType } from '@/e2e/support/pages/page-types'
import type { Book } from './book'
import { startChromium } from './chromium'
import type { MeasureKey } from './measures'
import { packageFile } from './packages'
import type { Subject } from './subjects'

/** What we use of its result. */
interface Audit {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: { resourceType?: string; requestCount?: number; transferSize?: number }[] }
}
interface Result {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  'first-contentful-paint': 'fcp',
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
  'speed-index': 'speedIndex',
  'dom-size-insight': 'elements',
} as const satisfies Record<string, MeasureKey>
const WEIGHTS: Record<string, MeasureKey> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
  media: 'media',
  other: 'others',
  total: 'total',
}

/** What costs the site points, by page. */
export type Complaints = Map<string, Set<string>>

/** Looks at one page with Lighthouse's mobile preset (simulated throttling) in a browser of its own. */
export async function measureLighthouse(
  subject: Subject,
  page: PageType,
  book: Book,
  complaints: Complaints,
): Promise<void> {
  const url = subject.urlOf(page)
  if (!url) return
  const result = await look(url, page)
  const note = (key: MeasureKey, value = 0) => book.note(page.path, key, subject.name, value)
  for (const category of CATEGORIES) {
    note(category, Math.round(100 * (result.categories[category]?.score ?? 0)))
  }
  for (const [audit, key] of Object.entries(METRICS)) {
    note(key, result.audits[audit]?.numericValue)
  }
  const kinds = result.audits['resource-summary']?.details?.items ?? []
  for (const { resourceType = '', transferSize = 0, requestCount } of kinds) {
    const key = WEIGHTS[resourceType]
    if (key) note(key, transferSize / 1_024)
    if (key === 'total') note('requests', requestCount)
  }
  if (subject.name !== 'site') return
  const found = complaints.get(page.path) ?? new Set()
  complaints.set(page.path, found)
  for (const complaint of complaintsOf(result)) found.add(complaint)
}

/** @throws Error where the page could not be looked at */
async function look(url: string, { visitorCountry }: PageType): Promise<Result> {
  const entry = pathToFileURL(packageFile('lighthouse/core/index.js')).href
  const { default: lighthouse } = (await import(entry)) as { default: Lighthouse }
  const browser = await startChromium()
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      extraHeaders: { [COUNTRY_HEADER]: visitorCountry },
      disableFullPageScreenshot: true,
      // The pages for addresses where nothing is are pages, too.
      ignoreStatusCode: true,
    })
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${run?.lhr.runtimeError?.message}`)
    }
    return run.lhr
  } finally {
    await browser.stop()
  }
}

/** The audits, but for those of speed, that a category loses points by. */
function complaintsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  )
}
