import { renderToStaticMarkup } from 'react-dom/server'
import { WordsProvider } from '@/components/ui/words-provider'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { changeRequest, MAILED_PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import { getStatusWords, type RequestStatus } from '@/lib/requests/status'
import { getBrowserWords, getTranslate } from '@/lib/words/words'
import { ClosedLink } from './closed-link'
import { DeclineMails } from './decline-mails'
import { RequestPage } from './request-page'
import { ThankYou } from './thank-you'

const t = getTranslate('fr')
const pageContext = createPageContext('ottawa', { takesTexts: true }, 'fr')
const clock = { date: '2026-11-22', time: '14:05' }
const DETAILS = { city: 'ottawa', language: 'fr', price_shown: '219-289 CAD' }
const PICKUP = changeRequest(MAILED_PICKUP, {}, DETAILS)

function renderRequest(request: Request, status: RequestStatus, query = {}) {
  const empty = { key: '', sig: '', cancel: '', done: '', office: '', decline: '', day: '' }
  return (
    <RequestPage
      {...{ pageContext, request, status, clock, path: '', hidden: {}, officeCard: null }}
      words={getStatusWords(request, status, t)}
      rows={listRows(request, 'customer', t)}
      query={{ ...empty, ...query }}
    >
      {null}
    </RequestPage>
  )
}

const renderThankYou = (thankYou: ThankYouParameters) => (
  <ThankYou
    {...{ pageContext, thankYou, clock, reference: 'OT-4F7KM', requestPath: '/fr/ottawa/booking' }}
    sendsMail
  />
)
const BOOKED: ThankYouParameters = {
  ...{ form: 'pickup', moveDate: '2026-12-01', window: '11:00-13:00', load: 'half' },
  price: '219-289 CAD',
}

const PAGES = {
  booked: renderThankYou(BOOKED),
  toConfirm: renderThankYou({ ...BOOKED, unconfirmed: true }),
  quote: renderThankYou({ form: 'full', moveDate: '2026-12-01', fromAddress: 'j8x1a1' }),
  pickup: renderRequest(PICKUP, 'active', { done: '1' }),
  pickupToConfirm: renderRequest(PICKUP, 'unconfirmed', { done: '1' }),
  pickupCancelling: renderRequest(PICKUP, 'active', { cancel: '1' }),
  pickupCancelled: renderRequest(PICKUP, 'cancelled', { done: '1' }),
  pickupReplaced: renderRequest(PICKUP, 'replaced'),
  quoteOpen: renderRequest(changeRequest(QUOTE, {}, DETAILS), 'active'),
  quoteCancelling: renderRequest(changeRequest(QUOTE, {}, DETAILS), 'active', { cancel: '1' }),
  quoteCancelled: renderRequest(changeRequest(QUOTE, {}, DETAILS), 'cancelled', { done: '1' }),
  closed: <ClosedLink {...{ pageContext, reason: 'closed' }} />,
  unavailable: <ClosedLink {...{ pageContext, reason: 'unavailable' }} />,
  decline: <DeclineMails {...{ pageContext, hidden: {}, isDone: false }} />,
  declined: <DeclineMails {...{ pageContext, hidden: {}, isDone: true }} />,
}

const ENGLISH_WORDS =
  /\b(?:the|your|you|we|our|call|with|from|pickup|quote|crew|off|to|of|at|in)\b/i

test.each(Object.entries(PAGES))('The French page "%s" has no English word', (_name, page) => {
  const words = getBrowserWords('fr') ?? {}
  const html = renderToStaticMarkup(
    <WordsProvider language="fr" locale="fr-CA" words={words}>
      {page}
    </WordsProvider>,
  )
  const text = html
    .replace(/\balt="[^"]*"|<form.*<\/form>/g, '')
    .replace(/ (?:aria-label|title|value)="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n+/g, '\n')
  expect(ENGLISH_WORDS.exec(text)).toBeNull()
  for (const [, path = ''] of html.matchAll(/<a href="(\/[^"]*)"/g))
    expect(path).toMatch(/^\/fr\/ottawa|^\/api\/.*language=fr/)
})
