import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { PrivacyPolicy } from './privacy-policy'

const NO_SERVICES = { appCheck: false, mail: false, speed: false, googleTag: false }

const PAGE = createPageContext('dfw')
const render = (uses: Partial<typeof NO_SERVICES> = {}) =>
  renderToStaticMarkup(<PrivacyPolicy pageContext={PAGE} uses={{ ...NO_SERVICES, ...uses }} />)

test.each([
  { speed: false, googleTag: false },
  { speed: true, googleTag: false },
  { speed: false, googleTag: true },
  { speed: true, googleTag: true },
])('The policy describes the measurements in use: %j', (uses) => {
  const html = render(uses)
  expect(html.includes('how fast it was')).toBe(uses.speed)
  expect(html.includes('Google Analytics and Google Ads tell us')).toBe(uses.googleTag)
  expect(html.includes('<h2>What we measure</h2>')).toBe(uses.speed || uses.googleTag)
})

test.each([true, false])('With mail %s the policy describes confirmations by email', (mail) => {
  expect(render({ mail }).includes('An email company delivers')).toBe(mail)
})

test('Before the scripts run, the choices say how to opt out of reporting a click', () => {
  const html = render({})
  // One is under "Privacy choices", one under "Who to ask".
  expect(html.match(/tel:\+1\d{10}/g)).toHaveLength(2)
  const [, choices = ''] = html.split('id="choices"')
  expect(choices).toContain('Google doesn’t measure anything while you browse')
  expect(choices).toMatch(/call us at <a [^>]*href="tel:\+1\d{10}">[\d-]{12}<\/a> or turn on/)
  expect(choices).toContain(`>${PAGE.phone}</a>`)
  expect(html).toContain('the reference number of your request')
})

test.each(['', 'privacy@movers.example'])(
  'A visitor who asks about privacy finds a title and an address, with the mailbox "%s"',
  (email) => {
    jest.replaceProperty(BRAND.privacyOfficer, 'email', email)
    const html = render({})
    expect(html).toContain(
      `Our ${BRAND.privacyOfficer.title.en} is responsible for the information`,
    )
    const address = `${BRAND.name.en}, ${BRAND.mailingAddress.usa}`
    expect(html).toContain(renderToStaticMarkup(address))
    expect(html.includes('mailto:')).toBe(email !== '')
  },
)
