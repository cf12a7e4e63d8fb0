import { renderToStaticMarkup } from 'react-dom/server'
import { SAMPLE_MOVES } from '@/lib/business/sample-moves'
import type { CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { SampleMoves } from './quote-card'

const render = (cityKey: CityKey) =>
  renderToStaticMarkup(<SampleMoves pageContext={createPageContext(cityKey)} />)

const MOVES = [
  { title: 'Two-bedroom condo, across town', details: 'Elevators at both ends.', price: 680 },
  { title: 'House to house, 60 km', details: 'Three bedrooms, packed by us.', price: 2150 },
] as unknown as (typeof SAMPLE_MOVES)['canada']

test('A visitor reads what moves in the city’s country have cost, once we have samples', () => {
  expect(render('toronto')).toBe('')
  jest.replaceProperty(SAMPLE_MOVES, 'canada', MOVES)
  const html = render('toronto')
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).toMatch(/Two-bedroom condo, across town<.*\$680<.*House to house, 60 km<.*\$2,150</)
  expect(render('houston')).toBe('')
})
