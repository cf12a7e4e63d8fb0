import { renderToStaticMarkup } from 'react-dom/server'
import type { CREW_PHOTOS } from '@/lib/business/crew-photos'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { About } from './about'

test('The crew of the location is shown once the owner has a photo of it', () => {
  const photo = { src: '/crew/waterloo.jpg', alt: 'Sam and Lee', width: 1200, height: 900 }
  const render = (photos?: typeof CREW_PHOTOS) =>
    renderToStaticMarkup(<About pageContext={createPageContext('waterloo')} photos={photos} />)
  expect(render()).not.toContain('<img')
  expect(render({ 'kitchener-waterloo': photo })).toMatch(/<img [^>]*alt="Sam and Lee"/)
  expect(render({ toronto: photo })).not.toContain('<img')
})
