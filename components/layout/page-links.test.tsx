import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { MobileBar } from './mobile-bar'
import { SiteHeader } from './site-header'

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
