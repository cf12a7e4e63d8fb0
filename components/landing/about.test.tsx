import { renderToStaticMarkup } from 'react-dom/server'
import type { CREW_PHOTOS } from '@/lib/business/crew-photos'
import { getCity } from '@/lib/cities/cities'
import { About } from './about'

const pageContext = {
  cityKey: 'waterloo',
  city: getCity('waterloo'),
  phone: '519-555-0112',
  visitorCountry: 'canada',
} as const

test('The crew of the location is shown once the owner has a photo of it', () => {
  expect(renderToStaticMarkup(<About pageContext={pageContext} />)).not.toContain('<img')
  const photo = { src: '/crew/waterloo.jpg', alt: 'Sam and Lee', width: 1200, height: 900 }
  const of = (photos: typeof CREW_PHOTOS) =>
    renderToStaticMarkup(<About pageContext={pageContext} photos={photos} />)
  expect(of({ 'kitchener-waterloo': photo })).toMatch(/<img [^>]*alt="Sam and Lee"/)
  expect(of({ toronto: photo })).not.toContain('<img')
})
