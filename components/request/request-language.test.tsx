import type { ReactNode } from 'react'
import { renderInLanguage } from '@/components/ui/use-translate.fixture'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { changeRequest, MAILED_PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import { describeStatus, getStatusWords, type RequestStatus } from '@/lib/requests/status'
import { getPaths } from '@/lib/routing/paths'
import {
  findEnglishWord,
  listSamples,
  SAMPLE_CITIES,
  type SampleLanguage,
} from '@/lib/words/samples.fixture'
import type { Opened } from '@/lib/submissions/open-booking'
import { getTranslate } from '@/lib/words/words'
import { ClosedLink, DeclineMails } from './link-pages'
import { RequestPage } from './request-page'
import { ThankYou } from './thank-you'

const SAMPLES = {
  fr: { price: '219-289 CAD', fromAddress: 'j8x1a1' },
  es: { price: '219-289 USD', fromAddress: '33010' },
} satisfies Record<SampleLanguage, unknown>
const NOW = new Date('2026-11-22T19:05:00Z')
const clock = { date: '2026-11-22', time: '14:05' }
const NO_QUERY = { key: '', sig: '', cancel: '', done: '', office: '', decline: '', day: '' }

function createPages(language: SampleLanguage): Record<string, ReactNode> {
  const city = SAMPLE_CITIES[language]
  const t = getTranslate(language)
  const pageContext = createPageContext(city, { takesTexts: true }, language)
  const { price, fromAddress } = SAMPLES[language]
  const details = { city, language, price_shown: price }
  const pickup = changeRequest(MAILED_PICKUP, {}, details)
  const quote = changeRequest(QUOTE, {}, details)

  const renderRequest = (request: Request, status: RequestStatus, query = {}) => (
    <RequestPage
      {...{ pageContext, request, status, clock, path: '', hidden: {}, officeCard: null }}
      words={getStatusWords(request, status, t)}
      rows={listRows(request, 'customer', t)}
      query={{ ...NO_QUERY, ...query }}
    >
      {null}
    </RequestPage>
  )
  const renderThankYou = (thankYou: ThankYouParameters, opened: Opened) => (
    <ThankYou
      {...{ pageContext, thankYou, clock, reference: 'OT-4F7KM' }}
      stored={typeof opened === 'string' ? undefined : describeStatus(opened, NOW, t)}
      isUnavailable={opened === 'unavailable'}
      requestPath={opened === 'closed' ? '' : pageContext.paths.booking}
    />
  )
  const booked: ThankYouParameters = {
    ...{ form: 'pickup', moveDate: '2026-12-01', window: '11:00-13:00', load: 'half', price },
  }
  const asked: ThankYouParameters = { form: 'full', moveDate: '2026-12-01', fromAddress }
  return {
    booked: renderThankYou(booked, pickup),
    toConfirm: renderThankYou(booked, changeRequest(pickup, {}, { confirm_by_phone: true })),
    cancelled: renderThankYou(booked, changeRequest(pickup, { job_status: 'cancelled' })),
    unknown: renderThankYou(booked, 'unavailable'),
    unknownToConfirm: renderThankYou({ ...booked, unconfirmed: true }, 'unavailable'),
    gone: renderThankYou(booked, 'closed'),
    quote: renderThankYou(asked, quote),
    bare: renderThankYou({}, 'closed'),
    pickup: renderRequest(pickup, 'active', { done: '1' }),
    pickupToConfirm: renderRequest(pickup, 'unconfirmed', { done: '1' }),
    pickupCancelling: renderRequest(pickup, 'active', { cancel: '1' }),
    pickupCancelled: renderRequest(pickup, 'cancelled', { done: '1' }),
    pickupReplaced: renderRequest(pickup, 'replaced'),
    quoteOpen: renderRequest(quote, 'active'),
    quoteCancelling: renderRequest(quote, 'active', { cancel: '1' }),
    quoteCancelled: renderRequest(quote, 'cancelled', { done: '1' }),
    closed: <ClosedLink {...{ pageContext, reason: 'closed' }} />,
    unavailable: <ClosedLink {...{ pageContext, reason: 'unavailable' }} />,
    decline: <DeclineMails {...{ pageContext, hidden: {}, isDone: false }} />,
    declined: <DeclineMails {...{ pageContext, hidden: {}, isDone: true }} />,
  }
}

test.each(listSamples(createPages))(
  'In "%s" the page "%s" has no English word',
  (language, _name, page) => {
    const html = renderInLanguage(language, page)
    const text = html
      .replace(/\balt="[^"]*"|<form.*?<\/form>/gs, '')
      .replace(/ (?:aria-label|title|value)="([^"]*)"/g, '>$1<')
      .replace(/<[^>]*>/g, '\n')
      .replace(/\n+/g, '\n')
    expect(text.trim()).not.toBe('')
    expect(findEnglishWord(text)).toBeUndefined()
    const { home } = getPaths(SAMPLE_CITIES[language], language)
    for (const [, path = ''] of html.matchAll(/<a href="(\/[^"]*)"/g))
      expect(path).toMatch(new RegExp(`^${home}|^/api/.*language=${language}`))
  },
)
