import { renderToStaticMarkup } from 'react-dom/server'
import type { CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { SampleMoves } from './sample-moves'

const MOVES = {
  usa: [],
  canada: [
    { title: 'Two-bedroom condo, across town', details: 'Elevators at both ends.', price: 680 },
    { title: 'House to house, 60 km', details: 'Three bedrooms, packed by us.', price: 2150 },
  ],
}

const render = (cityKey: CityKey, moves?: typeof MOVES) =>
  renderToStaticMarkup(<SampleMoves pageContext={createPageContext(cityKey)} moves={moves} />)

test('A visitor reads what moves in the city’s country cost', () => {
  const html = render('toronto', MOVES)
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).toMatch(/Two-bedroom condo, across town<.*\$680<.*House to house, 60 km<.*\$2,150</)
})

test('Without samples of the country there is nothing', () => {
  expect(render('houston', MOVES)).toBe('')
  expect(render('toronto')).toBe('')
})
