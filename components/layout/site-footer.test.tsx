import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { SiteFooter } from './site-footer'

function render(licence = '', termsUrl = '') {
  jest.replaceProperty(BRAND, 'termsUrl', termsUrl)
  const city = { ...getCity('houston'), licence }
  return renderToStaticMarkup(
    <SiteFooter
      pageContext={{ cityKey: 'houston', city, phone: '905-555-0115', visitorCountry: 'usa' }}
    />,
  )
}

test('The footer shows a licence number and terms once the owner has set them', () => {
  expect(render()).not.toMatch(/USDOT|Terms/)
  const html = render('USDOT 1234567', 'https://www.hometeam.example/terms')
  expect(html).toContain('USDOT 1234567')
  expect(html).toMatch(/href="https:\/\/www\.hometeam\.example\/terms"[^>]*>Terms</)
})

test('The footer leads to privacy and accessibility within the city', () => {
  const html = render()
  expect(html).toContain('href="/houston/privacy"')
  expect(html).toContain('href="/houston/accessibility"')
})
