import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { SiteFooter } from './site-footer'

function render({ termsUrl = '', email = '', licence = '', insurance = '' } = {}) {
  jest.replaceProperty(BRAND, 'termsUrl', termsUrl)
  jest.replaceProperty(BRAND, 'email', email)
  const city = { ...getCity('houston'), licence, insurance }
  return renderToStaticMarkup(<SiteFooter pageContext={createPageContext('houston', { city })} />)
}

test('The footer shows licence, insurance, email and terms once the owner has set them', () => {
  expect(render()).not.toMatch(/USDOT|Terms|Insured|mailto/)
  const html = render({
    licence: 'USDOT 1234567',
    insurance: 'Example Mutual, policy 42',
    email: 'office@hometeam.example',
    termsUrl: 'https://www.hometeam.example/terms',
  })
  for (const fact of [
    'USDOT 1234567',
    'Insured: Example Mutual, policy 42',
    'href="mailto:office@hometeam.example"',
  ])
    expect(html).toContain(fact)
  expect(html).toMatch(/href="https:\/\/www\.hometeam\.example\/terms"[^>]*>Terms</)
})
