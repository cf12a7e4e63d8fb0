/** What is measured: the site, the same HTML without scripts, and an empty page of the framework. */
export const SUBJECTS = ['site', 'twin', 'floor'] as const
export type SubjectName = (typeof SUBJECTS)[number]
export type Figures = Partial<Record<SubjectName, number>>

interface Goal {
  says: string
  /** What it compares the site with; not known where that was not measured. */
  needs?: SubjectName
  isMet(figures: Figures): boolean
}

export interface Measure {
  title: string
  /** Behind the point; none unless told. */
  digits?: number
  /** Of the values of all rounds; the median unless told. */
  share?: number
  goal?: Goal
}

const atMost = (limit: number): Goal => ({
  says: `≤ ${limit}`,
  isMet: ({ site = Infinity }) => site <= limit,
})
const atLeast = (limit: number): Goal => ({
  says: `≥ ${limit}`,
  isMet: ({ site = 0 }) => site >= limit,
})
const ALL: Goal = { ...atLeast(100), says: '100' }
const LCP: Goal = {
  says: '≤ 1500, ≤ 1.7 × twin',
  needs: 'twin',
  isMet: ({ site = Infinity, twin = 0 }) => site <= 1_500 && site <= 1.7 * twin,
}
const TBT: Goal = {
  says: '≤ floor + 30',
  needs: 'floor',
  isMet: ({ site = Infinity, floor = 0 }) => site <= floor + 30,
}
const REQUESTS: Goal = {
  says: '≥ 0.7 × floor',
  needs: 'floor',
  isMet: ({ site = 0, floor = 0 }) => site >= 0.7 * floor,
}
const INP = { share: 0.75, goal: atMost(100) }

/** In the order of the table. */
export const MEASURES = {
  performance: { title: 'Lighthouse performance', goal: atLeast(98) },
  accessibility: { title: 'Lighthouse accessibility', goal: ALL },
  'best-practices': { title: 'Lighthouse best practices', goal: ALL },
  seo: { title: 'Lighthouse SEO', goal: ALL },
  fcp: { title: 'FCP, ms' },
  lcp: { title: 'LCP, ms', goal: LCP },
  tbt: { title: 'TBT, ms', goal: TBT },
  cls: { title: 'CLS', digits: 3, goal: atMost(0.01) },
  speedIndex: { title: 'Speed Index, ms' },
  html: { title: 'HTML, KiB', digits: 1, goal: atMost(12) },
  scripts: { title: 'JavaScript, KiB', digits: 1, goal: atMost(150) },
  styles: { title: 'CSS, KiB', digits: 1 },
  fonts: { title: 'fonts, KiB', digits: 1 },
  pictures: { title: 'pictures, KiB', digits: 1 },
  media: { title: 'film, KiB', digits: 1 },
  others: { title: 'all else, KiB', digits: 1 },
  total: { title: 'total, KiB', digits: 1, goal: atMost(220) },
  requests: { title: 'requests of a page' },
  elements: { title: 'elements', goal: atMost(500) },
  plainRate: { title: 'plain: requests/s', goal: REQUESTS },
  plainP99: { title: 'plain: p99, ms', digits: 1 },
  gzipRate: { title: 'gzip: requests/s', goal: REQUESTS },
  gzipP99: { title: 'gzip: p99, ms', digits: 1 },
  databaseRate: { title: 'database: submissions/s', goal: atLeast(200) },
  databaseP95: { title: 'database: p95, ms' },
  sqliteRate: { title: 'sqlite: submissions/s', goal: atLeast(200) },
  sqliteP95: { title: 'sqlite: p95, ms' },
  questionsInp: { title: 'questions opened: INP p75, ms', ...INP },
  formInp: { title: 'quote typed and sent: INP p75, ms', ...INP },
  bookingInp: { title: 'pickup booked: INP p75, ms', ...INP },
} as const satisfies Record<string, Measure>
export type MeasureKey = keyof typeof MEASURES

export const MEASURE_KEYS = Object.keys(MEASURES) as MeasureKey[]
