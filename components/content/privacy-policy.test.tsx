import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '@/lib/business/brand'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { Accessibility } from './accessibility'
import { PrivacyPolicy } from './privacy-policy'

const NO_SERVICES = { appCheck: false, mail: false, speed: false, googleTag: false }
const ALL_SERVICES = { appCheck: true, mail: true, speed: true, googleTag: true }

const PAGES = {
  en: createPageContext('dfw'),
  fr: createPageContext('ottawa', {}, 'fr'),
}
type PageLanguage = keyof typeof PAGES

const FACTS = {
  en: {
    speed: 'how fast it was',
    tag: 'Google Analytics and Google Ads tell us',
    measuring: '<h2>What we measure</h2>',
    mail: 'An email company delivers',
    without: 'Google doesn’t measure anything while you browse',
    reference: 'the reference number of your request',
    refuse: /call us at <a [^>]*href="tel:\+1\d{10}">[\d-]{12}<\/a> or turn on/,
    officer: `Our ${BRAND.privacyOfficer.title.en} is responsible for the information`,
  },
  fr: {
    speed: 'la vitesse de cette page',
    tag: 'Google Analytics et Google Ads nous disent',
    measuring: '<h2>Ce que nous mesurons</h2>',
    mail: 'Une entreprise d’envoi de courriels',
    without: 'Google ne mesure rien pendant que vous naviguez',
    reference: 'la référence de votre demande',
    refuse: /appelez-nous au <a [^>]*href="tel:\+1\d{10}">[\d-]{12}<\/a> ou activez/,
    officer: `Notre ${BRAND.privacyOfficer.title.fr} répond`,
  },
}

const render = (uses: Partial<typeof NO_SERVICES> = {}, language: PageLanguage = 'en') =>
  renderToStaticMarkup(
    <PrivacyPolicy pageContext={PAGES[language]} uses={{ ...NO_SERVICES, ...uses }} />,
  )

describe.each(['en', 'fr'] as const)('In %s', (language) => {
  const facts = FACTS[language]

  test.each([
    { speed: false, googleTag: false },
    { speed: true, googleTag: false },
    { speed: false, googleTag: true },
    { speed: true, googleTag: true },
  ])('The policy describes the measurements in use: %j', (uses) => {
    const html = render(uses, language)
    expect(html.includes(facts.speed)).toBe(uses.speed)
    expect(html.includes(facts.tag)).toBe(uses.googleTag)
    expect(html.includes(facts.measuring)).toBe(uses.speed || uses.googleTag)
  })

  test.each([true, false])('With mail %s the policy describes confirmations by email', (mail) => {
    expect(render({ mail }, language).includes(facts.mail)).toBe(mail)
  })

  test('Before the scripts run, the choices say how to opt out of reporting a click', () => {
    const html = render({}, language)
    // One is under "Privacy choices", one under "Who to ask".
    expect(html.match(/tel:\+1\d{10}/g)).toHaveLength(2)
    const [, choices = ''] = html.split('id="choices"')
    expect(choices).toContain(facts.without)
    expect(choices).toMatch(facts.refuse)
    expect(choices).toContain(`>${PAGES[language].phone}</a>`)
    expect(html).toContain(facts.reference)
  })

  test.each(['', 'privacy@movers.example'])(
    'A visitor who asks about privacy finds a title and an address, with the mailbox "%s"',
    (email) => {
      jest.replaceProperty(BRAND.privacyOfficer, 'email', email)
      const html = render({}, language)
      expect(html).toContain(facts.officer)
      const address = `${BRAND.name.en}, ${BRAND.mailingAddress}`
      expect(html).toContain(renderToStaticMarkup(address))
      expect(html.includes('mailto:')).toBe(email !== '')
    },
  )
})

test('The French policies have as many paragraphs as the English ones, and no English text', () => {
  jest.replaceProperty(BRAND.privacyOfficer, 'email', 'privacy@movers.example')
  const [english, french] = (['en', 'fr'] as const).map((language) =>
    [render(ALL_SERVICES, language), renderAccessibility(language)].join(''),
  ) as [string, string]
  expect(french.match(/<\w+/g)).toEqual(english.match(/<\w+/g))
  const text = french.replace(/<[^>]*>/g, ' ')
  expect(text.match(/\b(?:the|you|your|we|our|and|of|to|with|is|are|call|write)\b/gi)).toBeNull()
  for (const fact of ['Québec', 'Global Privacy Control', '24\u00a0mois', 'corriger'])
    expect(french).toContain(fact)
})

const renderAccessibility = (language: PageLanguage) =>
  renderToStaticMarkup(<Accessibility pageContext={PAGES[language]} />)
