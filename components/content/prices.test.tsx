import { renderToStaticMarkup } from 'react-dom/server'
import { parsePrices } from '@/lib/business/prices'
import { TERMS, listAnsweredTerms } from '@/lib/business/terms'
import { AREA_KEYS, getAreaCity } from '@/lib/cities/location-cities'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { PageContext } from '@/lib/routing/page-context'
import { Prices } from './prices'

const RATES = { two: 149, three: 209, minimum: 3, travel: 79, currency: 'CAD' } as const
const PRICES = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'
const MAX_OVERLAP = 0.45

function render(more: Partial<PageContext>, cityKey: PageContext['cityKey'] = 'toronto') {
  return renderToStaticMarkup(
    <Prices pageContext={createPageContext(cityKey ?? 'toronto', more)} />,
  )
}

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('The page names the rates, and time and price of each size', () => {
  const text = toText(render({ rates: RATES }))
  expect(text).toContain('Crew of two $149 an hour Crew of three $209 an hour')
  expect(text).toContain('Minimum 3 hours Travel, once $79')
  expect(text).toContain('2 bedrooms Crew of two 5 to 7 hours $824 to $1,122')
  expect(text).toContain('A few items Crew of two 3 hours $526')
  expect(text).toContain(
    'Every range is a ballpark. Your price is the one in your written estimate.',
  )
  // They would contradict the crew of three and the travel fee.
  expect(text).not.toMatch(/two-person|All-inclusive/)
  const withoutTravel = toText(render({ rates: { ...RATES, travel: 0 } }))
  expect(withoutTravel).not.toContain('Travel')
  expect(withoutTravel).toContain('All-inclusive')
})

test('With prices of pickups alone the page says what decides the price of a move', () => {
  const text = toText(render({ prices: parsePrices(PRICES, ['CAD']) }))
  expect(text).toContain('and the stairs decide what a move costs.')
  expect(text).toContain('two-person')
  expect(text).not.toContain('Crew of two')
})

test('Without rates and prices the page has no table, and says what decides a price', () => {
  const html = render({})
  expect(html).not.toMatch(/<table|\$\d|ballpark/)
  expect(html).toContain('What changes a price in Toronto')
})

test('Only facts that the owner has answered in the page’s language are shown', () => {
  const [deposit, ...others] = TERMS
  const answered = [
    { ...deposit, question: 'When do I pay?' as const, answer: { en: 'At the end.' } },
  ]
  expect(listAnsweredTerms('en', [...answered, ...others])).toEqual([
    { question: 'When do I pay?', answer: 'At the end.' },
  ])
  expect(listAnsweredTerms('fr', answered)).toEqual([])
  expect(render({})).not.toContain('Before you say yes')
})

test('The prose of two crew areas shares at most 45 percent', () => {
  const texts = AREA_KEYS.map((areaKey) => {
    const html = render({ rates: RATES }, getAreaCity(areaKey).cityKey)
    const prose = toText(html.replace(/<(table|dl)\b.*?<\/\1>/gs, ''))
    const words = prose.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
  })
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1)) {
      const shared = a.intersection(b).size / Math.min(a.size, b.size)
      expect(shared).toBeLessThanOrEqual(MAX_OVERLAP)
    }
})
