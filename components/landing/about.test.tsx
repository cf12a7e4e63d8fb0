import { renderToStaticMarkup } from 'react-dom/server'
import { CREW_PHOTOS } from '@/lib/business/crew-photos'
import type { CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { About } from './about'

test('The crew of the location is shown once the owner has a photo of it', () => {
  const render = (cityKey: CityKey) =>
    renderToStaticMarkup(<About pageContext={createPageContext(cityKey)} />)
  expect(render('waterloo')).not.toContain('<img')
  const photo = { src: '/crew/waterloo.jpg', alt: 'Sam and Lee', width: 1200, height: 900 }
  Object.assign(CREW_PHOTOS, { 'kitchener-waterloo': photo })
  expect(render('waterloo')).toMatch(/<img [^>]*alt="Sam and Lee"/)
  expect(render('toronto')).not.toContain('<img')
})
