import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { MobileBar } from './mobile-bar'
import { SiteHeader } from './site-header'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { SiteFooter } from './site-footer'

const REQUEST_PATH = '/toronto/booking?key=x'

function listLinks(requestPath?: string): string[] {
  const pageContext = {
    ...createPageContext('toronto', { takesTexts: true }),
    ...(requestPath !== undefined && { requestPath }),
  }
  const html = renderToStaticMarkup(
    <>
      <SiteHeader pageContext={pageContext} />
      <MobileBar pageContext={pageContext} />
    </>,
  )
  return Array.from(html.matchAll(/<a [^>]*>/g), ([link]) => link)
}

const count = (links: string[], text: string) => links.filter((link) => link.includes(text)).length

test('Header and bar link to the quote form and the phone', () => {
  const links = listLinks()
  expect([count(links, 'data-quote-form'), count(links, 'tel:'), count(links, 'sms:')]).toEqual([
    3, 3, 1,
  ])
})

test('A visitor who has sent a request gets links to its page', () => {
  const links = listLinks(REQUEST_PATH)
  expect([count(links, 'data-quote-form'), count(links, REQUEST_PATH)]).toEqual([0, 3])
  expect([count(links, 'tel:'), count(links, 'sms:')]).toEqual([3, 1])
})

test('A visitor who fills in the booking form gets no link to the quote form', () => {
  const links = listLinks('')
  expect(count(links, 'data-quote-form')).toBe(0)
  expect([count(links, 'tel:'), count(links, 'sms:')]).toEqual([3, 1])
})

function render({ termsUrl = '', email = '', registrations = {} } = {}) {
  jest.replaceProperty(BRAND, 'termsUrls', { en: termsUrl, es: termsUrl && `${termsUrl}/es` })
  jest.replaceProperty(BRAND, 'email', email)
  const city = { ...getCity('houston'), registrations }
  return renderToStaticMarkup(<SiteFooter pageContext={createPageContext('houston', { city })} />)
}

test('The footer shows registrations, email and terms once the owner has set them', () => {
  expect(render()).not.toMatch(/USDOT|Terms|Insured|mailto/)
  const html = render({
    registrations: { usdot: '1234567', insurance: 'Example Mutual, policy 42' },
    email: 'office@movers.example',
    termsUrl: 'https://www.movers.example/terms',
  })
  for (const fact of [
    'USDOT 1234567',
    'Insured: Example Mutual, policy 42',
    'href="mailto:office@movers.example"',
  ])
    expect(html).toContain(fact)
  expect(html).toMatch(/href="https:\/\/www\.movers\.example\/terms"[^>]*>Terms</)
})

test('The footer shows the postal address, in Canada a Canadian one if there is one', () => {
  const [usa, canada] = ['1 Elm St, Dallas', '1 Maple Rd, Toronto']
  const getAddress = (cityKey: CityKey) =>
    />([^<]*)<\/address>/.exec(
      renderToStaticMarkup(<SiteFooter pageContext={createPageContext(cityKey)} />),
    )?.[1]
  const readAddresses = (canadian: string) => {
    jest.replaceProperty(BRAND, 'mailingAddress', { usa, canada: canadian } as never)
    return [getAddress('houston'), getAddress('toronto')]
  }
  expect(readAddresses('')).toEqual([usa, usa])
  expect(readAddresses(canada)).toEqual([usa, canada])
})

test('The footer links only the terms in its own language', () => {
  const url = 'https://www.movers.example/terms'
  const listTerms = (
    ...[city, language, urls]: [CityKey, Language, Partial<Record<Language, string>>]
  ) => {
    jest.replaceProperty(BRAND, 'termsUrls', urls)
    const pageContext = createPageContext(city, {}, language)
    const html = renderToStaticMarkup(<SiteFooter pageContext={pageContext} />)
    const links = html.matchAll(/href="([^"]*\/terms[^"]*)"[^>]*>([^<]*)/g)
    return Array.from(links, ([, href, text]) => `${href} ${text}`)
  }
  const urls = { en: url, es: `${url}/es` }
  expect(listTerms('miami', 'en', urls)).toEqual([`${url} Terms`])
  expect(listTerms('miami', 'es', urls)).toEqual([`${url}/es Términos`])
  expect(listTerms('ottawa', 'fr', urls)).toEqual([])
  expect(listTerms('ottawa', 'fr', { fr: `${url}/fr` })).toEqual([`${url}/fr Conditions`])
  expect(listTerms('miami', 'en', { es: `${url}/es` })).toEqual([])
})
