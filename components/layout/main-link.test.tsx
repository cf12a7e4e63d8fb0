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

test('Header and bar lead to the quote form, and to the phone', () => {
  const links = listLinks()
  expect([count(links, 'data-quote-form'), count(links, 'tel:'), count(links, 'sms:')]).toEqual([
    3, 3, 1,
  ])
})

test('Who has sent a request is led to its page', () => {
  const links = listLinks(REQUEST_PATH)
  expect([count(links, 'data-quote-form'), count(links, REQUEST_PATH)]).toEqual([0, 3])
  expect([count(links, 'tel:'), count(links, 'sms:')]).toEqual([3, 1])
})

test('Who fills in the booking form is led nowhere else', () => {
  const links = listLinks('')
  expect(count(links, 'data-quote-form')).toBe(0)
  expect([count(links, 'tel:'), count(links, 'sms:')]).toEqual([3, 1])
})
