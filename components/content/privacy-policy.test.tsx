import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { PrivacyPolicy } from './privacy-policy'

const PAGE_CONTEXT = {
  cityKey: null,
  city: getCity('dfw'),
  phone: '972-555-0117',
  visitorCountry: 'usa',
} as const
const NO_SERVICES = { appCheck: false, vitals: false, googleTag: false }

test.each([
  [{}, { speed: false, google: false }],
  [{ vitals: true }, { speed: true, google: false }],
  [{ googleTag: true }, { speed: false, google: true }],
  [
    { googleTag: true, vitals: true },
    { speed: true, google: true },
  ],
])('With %j the policy says what is measured: %j', (uses, says) => {
  const html = renderToStaticMarkup(
    <PrivacyPolicy pageContext={PAGE_CONTEXT} uses={{ ...NO_SERVICES, ...uses }} />,
  )
  expect(html.includes('how fast it was')).toBe(says.speed)
  expect(html.includes('Google Analytics and Google Ads tell us')).toBe(says.google)
  expect(html.includes('<h2>What is measured</h2>')).toBe(says.speed || says.google)
})
