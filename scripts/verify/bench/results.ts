import { getMedian, getPercentile } from '@/scripts/statistics'

/** Our site, its HTML without scripts as static files, and a page of text by the framework. */
const TARGETS = ['site', 'static-baseline', 'framework-baseline'] as const
export type TargetName = (typeof TARGETS)[number]

type Limit = (staticBaseline: number, framework: number) => number
const below = (text: string, limit: Limit) => ({ text, limit, sign: 1 })
const above = (text: string, limit: Limit) => ({ text, limit, sign: -1 })
const atMost = (limit: number) => below(`≤ ${limit}`, () => limit)
const atLeast = (limit: number) => above(`≥ ${limit}`, () => limit)
const LCP = below('≤ 1500, ≤ 1.7 × static', (baseline) => Math.min(1_500, 1.7 * baseline))
const TBT = below('≤ framework + 30', (_static, framework) => framework + 30)
const RATE = above('≥ 0.7 × framework', (_static, framework) => 0.7 * framework)

interface Measure {
  title: string
  digits?: number
  /** Percentile over all rounds, as a share of 1; default: the median. */
  share?: number
  goal?: ReturnType<typeof below>
}
const INP = { share: 0.75, goal: atMost(100) }

/** In table order. Lighthouse measures have the id of their category, audit or resource type. */
export const MEASURES = {
  performance: { title: 'Lighthouse performance', goal: atLeast(98) },
  accessibility: { title: 'Lighthouse accessibility', goal: atLeast(100) },
  'best-practices': { title: 'Lighthouse best practices', goal: atLeast(100) },
  seo: { title: 'Lighthouse SEO', goal: atLeast(100) },
  'first-contentful-paint': { title: 'FCP, ms' },
  'largest-contentful-paint': { title: 'LCP, ms', goal: LCP },
  'total-blocking-time': { title: 'TBT, ms', goal: TBT },
  'cumulative-layout-shift': { title: 'CLS', digits: 3, goal: atMost(0.01) },
  'speed-index': { title: 'Speed Index, ms' },
  'applied-first-contentful-paint': { title: 'applied throttling: FCP, ms' },
  'applied-largest-contentful-paint': { title: 'applied throttling: LCP, ms' },
  'applied-cumulative-layout-shift': { title: 'applied throttling: CLS', digits: 3 },
  document: { title: 'HTML, KiB', digits: 1, goal: atMost(12) },
  script: { title: 'JavaScript, KiB', digits: 1, goal: atMost(150) },
  stylesheet: { title: 'CSS, KiB', digits: 1 },
  font: { title: 'fonts, KiB', digits: 1 },
  image: { title: 'images, KiB', digits: 1 },
  media: { title: 'video, KiB', digits: 1 },
  other: { title: 'other files, KiB', digits: 1 },
  total: { title: 'total, KiB', digits: 1, goal: atMost(220) },
  requests: { title: 'requests of a page load' },
  'dom-size-insight': { title: 'DOM elements', goal: atMost(500) },
  plainRate: { title: 'plain: requests/s', goal: RATE },
  plainP99: { title: 'plain: p99, ms', digits: 1 },
  gzipRate: { title: 'gzip: requests/s', goal: RATE },
  gzipP99: { title: 'gzip: p99, ms', digits: 1 },
  databaseRate: { title: 'database: submissions/s', goal: atLeast(200) },
  databaseP95: { title: 'database: p95, ms' },
  databaseCalm: { title: 'database: calm answer, ms', digits: 1 },
  mailedRate: { title: 'database and mails: submissions/s' },
  mailedP95: { title: 'database and mails: p95, ms' },
  mailedCalm: { title: 'database and mails: calm answer, ms', digits: 1 },
  sqliteRate: { title: 'SQLite: submissions/s', goal: atLeast(200) },
  sqliteP95: { title: 'SQLite: p95, ms' },
  sqliteCalm: { title: 'SQLite: calm answer, ms', digits: 1 },
  questionsInp: { title: 'questions opened: INP p75, ms', ...INP },
  quoteInp: { title: 'quote typed and sent: INP p75, ms', ...INP },
  bookingInp: { title: 'pickup booked: INP p75, ms', ...INP },
} as const satisfies Record<string, Measure>

type MeasureKey = keyof typeof MEASURES
export type Figures = Partial<Record<MeasureKey, number>>
/** What one run of a benchmark measured. */
export type Result = { page: string; target: TargetName; figures: Figures }

export const HEADINGS = ['measure', ...TARGETS, 'site / static', 'site / framework', 'goal', 'met']

/** One row per measure: medians or percentiles, ratios and the verdict on the goal. */
export function tableRows(results: Result[]): string[][] {
  return Object.entries<Measure>(MEASURES)
    .filter(([key]) => results.some(({ figures }) => key in figures))
    .map(([key, measure]) => tableRow(key as MeasureKey, measure, results))
}

function tableRow(key: MeasureKey, { title, digits = 0, share, goal }: Measure, results: Result[]) {
  const [site = NaN, baseline = NaN, framework = NaN] = TARGETS.map((target) => {
    const own = results.filter((result) => result.target === target)
    const values = own.flatMap(({ figures }) => figures[key] ?? [])
    return share ? getPercentile(values, share) : getMedian(values)
  })
  const format = (value: number, places: number) =>
    Number.isFinite(value) ? value.toFixed(places) : ''
  const figures = [site, baseline, framework].map((value) => format(value, digits))
  const ratios = [format(site / baseline, 2), format(site / framework, 2)]
  if (!goal) return [title, ...figures, ...ratios, '', '']
  const limit = goal.limit(baseline, framework)
  const verdict = goal.sign * site <= goal.sign * limit ? 'yes' : 'MISSED'
  return [title, ...figures, ...ratios, goal.text, Number.isNaN(limit) ? 'not known' : verdict]
}
