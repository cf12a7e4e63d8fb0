import { Book, rowOf, rowsOf } from './book'
import { MEASURES } from './measures'

test('A row holds medians, ratios, the goal and whether it is reached', () => {
  const figures = { site: 1_400, twin: 1_000, floor: 700 }
  expect(rowOf(MEASURES.lcp, figures)).toEqual([
    ...['LCP, ms', '1400', '1000', '700', '1.40', '2.00'],
    ...['≤ 1500, ≤ 1.7 × twin', 'yes'],
  ])
})

test.each([
  ['LCP above 1.7 times the twin’s', MEASURES.lcp, { site: 1_400, twin: 800 }],
  ['TBT of 31 ms above the floor', MEASURES.tbt, { site: 51, floor: 20 }],
  ['fewer requests than 0.7 of the floor', MEASURES.plainRate, { site: 69, floor: 100 }],
  ['a score of 99', MEASURES.seo, { site: 99 }],
  ['no score at all', MEASURES.seo, {}],
  ['a slow p75', MEASURES.formInp, { site: 104 }],
])('A goal is missed by %s', (_what, measure, figures) => {
  expect(rowOf(measure, figures).at(-1)).toBe('MISSED')
})

test.each([
  ['TBT of 30 ms above the floor', MEASURES.tbt, { site: 50, floor: 20 }],
  ['0.7 of the floor’s requests', MEASURES.gzipRate, { site: 70, floor: 100 }],
  ['no TBT anywhere', MEASURES.tbt, { site: 0, twin: 0, floor: 0 }],
])('A goal is reached by %s', (_what, measure, figures) => {
  expect(rowOf(measure, figures).at(-1)).toBe('yes')
})

test.each([
  ['LCP without a twin', MEASURES.lcp, { site: 1_400 }],
  ['requests without a floor', MEASURES.plainRate, { site: 69 }],
])('Of %s nobody knows whether it is enough', (_what, measure, figures) => {
  expect(rowOf(measure, figures).at(-1)).toBe('not known')
})

test('Nothing is divided by nothing', () => {
  expect(rowOf(MEASURES.tbt, { site: 10, twin: 0 }).slice(1, 6)).toEqual(['10', '0', '', '', ''])
})

test('A page’s rows stand in the order of the measures, each with its own share of the values', () => {
  const book = new Book()
  for (const ms of [8, 16, 24, 200]) book.note('/faq', 'questionsInp', 'site', ms)
  for (const score of [97, 99, 98]) book.note('/faq', 'performance', 'site', score)
  book.note('/', 'performance', 'twin', 100)
  const rows = rowsOf(book.pages['/faq'] ?? {})
  expect(rows.map(([title, site]) => [title, site])).toEqual([
    ['Lighthouse performance', '98'],
    ['questions opened: INP p75, ms', '24'],
  ])
})
