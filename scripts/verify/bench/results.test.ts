import { tableRows, type Figures } from './results'

function rowOf(site: Figures[], staticBaseline: Figures = {}, framework: Figures = {}) {
  return tableRows([
    ...site.map((figures) => ({ page: '/', target: 'site', figures }) as const),
    { page: '/', target: 'static-baseline', figures: staticBaseline },
    { page: '/', target: 'framework-baseline', figures: framework },
  ])[0]
}

test('A row holds medians, ratios, the goal and the verdict', () => {
  const lcp = (value: number) => ({ 'largest-contentful-paint': value })
  const row = rowOf([lcp(1_300), lcp(1_900), lcp(1_400)], lcp(1_000))
  const goal = ['≤ 1500, ≤ 1.7 × static', 'yes']
  expect(row).toEqual(['LCP, ms', '1400', '1000', '', '1.40', '', ...goal])
})

test('INP is the 75th percentile, and no ratio is divided by zero', () => {
  const inps = [8, 16, 24, 200].map((quoteInp) => ({ quoteInp }))
  expect(rowOf(inps, { quoteInp: 0 })?.slice(1, 6)).toEqual(['24', '0', '', '', ''])
})

test.each<[verdict: string, site: Figures, framework: Figures]>([
  ['yes', { 'total-blocking-time': 50 }, { 'total-blocking-time': 20 }],
  ['MISSED', { 'total-blocking-time': 51 }, { 'total-blocking-time': 20 }],
  ['not known', { 'total-blocking-time': 20 }, {}],
  ['MISSED', { gzipRate: 69 }, { gzipRate: 100 }],
  ['MISSED', {}, { seo: 100 }],
])('The verdict is "%s" for %j beside %j', (verdict, site, framework) => {
  expect(rowOf([site], {}, framework)?.at(-1)).toBe(verdict)
})
