import { renderToStaticMarkup } from 'react-dom/server'
import { SAMPLE_MOVES } from '@/lib/business/sample-moves'
import type { CityKey } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/routing/page-context'
import type { Registrations } from '@/lib/business/registrations'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { SampleMoves } from './quote-card'
import { CREW_PHOTOS } from '@/lib/business/crew-photos'
import { getCity } from '@/lib/cities/cities'
import { BookingAssurance, QuoteAssurance } from '@/components/layout/form-assurance'
import { About } from './about'
import { QuoteAside } from './hero-intro'
import { readFileSync } from 'node:fs'

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

test.each([
  [
    'under the short form',
    (context: PageContext) => <QuoteAssurance pageContext={context} page="getQuote" />,
  ],
  [
    'in the full form',
    (context: PageContext) => <QuoteAssurance pageContext={context} page="home" />,
  ],
  ['beside them on wide screens', (context: PageContext) => <QuoteAside pageContext={context} />],
  ['above the booking form', (context: PageContext) => <BookingAssurance pageContext={context} />],
])('A visitor reads the registrations %s, once we have them', (_where, create) => {
  const render = (registrations: Registrations) => {
    const city = { ...getCity('miami', 'es'), registrations }
    return renderToStaticMarkup(create(createPageContext('miami', { city }, 'es')))
  }
  expect(render({})).not.toMatch(/Fla\.|USDOT|Seguro:/)
  const html = render({ floridaMover: 'IM1234', insurance: 'Example Mutual, policy 42' })
  expect(html).toContain(
    '<li>Fla. Mover Reg. No. IM1234</li><li>Seguro: Example Mutual, policy 42</li>',
  )
})

test('The crew of the location is shown once the owner has a photo of it', () => {
  const render = (cityKey: CityKey) =>
    renderToStaticMarkup(<About pageContext={createPageContext(cityKey)} />)
  expect(render('waterloo')).not.toContain('<img')
  const photo = { src: '/crew/waterloo.jpg', alt: 'Sam and Lee', width: 1200, height: 900 }
  Object.assign(CREW_PHOTOS, { 'kitchener-waterloo': photo })
  expect(render('waterloo')).toMatch(/<img [^>]*alt="Sam and Lee"/)
  expect(render('toronto')).not.toContain('<img')
})

test('The film’s files are small, have no sound and play before they have loaded', () => {
  expect(readFileSync('public/film/crew.avif').length).toBeLessThan(40_000)
  for (const name of ['crew.webm', 'crew.mp4']) {
    const bytes = readFileSync(`public/film/${name}`)
    expect(bytes.length).toBeLessThan(900_000)
    // Names of audio: the track's handler in MP4, the codec in WebM.
    for (const sign of ['soun', 'A_OPUS', 'A_VORBIS']) expect(bytes.includes(sign)).toBe(false)
    if (name.endsWith('.mp4')) expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  }
})
