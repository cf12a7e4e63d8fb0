import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { PrivacyPolicy } from './privacy-policy'

const NO_SERVICES = { appCheck: false, mail: false, speed: false, googleTag: false }

const render = (uses: Partial<typeof NO_SERVICES> = {}) =>
  renderToStaticMarkup(
    <PrivacyPolicy pageContext={createPageContext('dfw')} uses={{ ...NO_SERVICES, ...uses }} />,
  )

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

test('Before the scripts run, the choices name how to say no to a report about a click', () => {
  const html = render()
  expect(html).not.toContain('nothing to choose')
  // Under "Privacy choices" and "Who to ask".
  expect(html.match(/tel:\+19725550117/g)).toHaveLength(2)
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
    const html = render()
    expect(html).toContain('Our Privacy Officer is responsible for the information')
    expect(html).toContain(`Moving &amp; Junk Removal, ${BRAND.mailingAddress}`)
    expect(html.includes('mailto:')).toBe(email !== '')
  },
)
