import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { PrivacyPolicy } from './privacy-policy'

const PAGE_CONTEXT = {
  cityKey: null,
  city: getCity('dfw'),
  phone: '972-555-0117',
  visitorCountry: 'usa',
} as const
const NO_SERVICES = { appCheck: false, mail: false, speed: false, googleTag: false }

test.each([
  [{}, { speed: false, google: false }],
  [{ speed: true }, { speed: true, google: false }],
  [{ googleTag: true }, { speed: false, google: true }],
  [
    { googleTag: true, speed: true },
    { speed: true, google: true },
  ],
])('With %j the policy describes the measurements %j', (uses, expected) => {
  const html = renderToStaticMarkup(
    <PrivacyPolicy pageContext={PAGE_CONTEXT} uses={{ ...NO_SERVICES, ...uses }} />,
  )
  expect(html.includes('how fast it was')).toBe(expected.speed)
  expect(html.includes('Google Analytics and Google Ads tell us')).toBe(expected.google)
  expect(html.includes('<h2>What we measure</h2>')).toBe(expected.speed || expected.google)
})

test.each([true, false])('With mail %s the policy describes confirmations by email', (mail) => {
  const html = renderToStaticMarkup(
    <PrivacyPolicy pageContext={PAGE_CONTEXT} uses={{ ...NO_SERVICES, mail }} />,
  )
  expect(html.includes('An email company delivers')).toBe(mail)
})

test('Before the scripts run, the choices name how to say no to a report about a click', () => {
  const html = renderToStaticMarkup(<PrivacyPolicy pageContext={PAGE_CONTEXT} uses={NO_SERVICES} />)
  expect(html).not.toContain('nothing to choose')
  const [, choices = ''] = html.split('Privacy choices')
  expect(choices).toContain('Google doesn’t measure anything while you browse')
  expect(choices).toMatch(
    /call us at <a [^>]*href="tel:\+19725550117">972-555-0117<\/a> or turn on/,
  )
  expect(html).toContain('the reference number of your request')
})

test.each(['', 'privacy@hometeam.example'])(
  'Who asks about privacy finds a title and an address, with the mailbox "%s"',
  (email) => {
    jest.replaceProperty(BRAND.privacyOfficer, 'email', email)
    const html = renderToStaticMarkup(
      <PrivacyPolicy pageContext={PAGE_CONTEXT} uses={NO_SERVICES} />,
    )
    expect(html).toContain('Our Privacy Officer is responsible for the information')
    expect(html).toContain(`Moving &amp; Junk Removal, ${BRAND.mailingAddress}`)
    expect(html.includes('mailto:')).toBe(email !== '')
  },
)
