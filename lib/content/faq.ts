import type { PageContext } from '@/lib/routing/page-context'
import { COUPONS } from '@/lib/business/coupons'
import { getClaimSentences } from '@/lib/business/claims'
import { ITEMS } from '@/lib/business/junk'
import { getFieldPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { SERVICES } from '@/lib/business/services'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import type { Sentence, Values } from '@/lib/words/translate'
import { getQuestions } from './faq-questions'
import { PROHIBITED_ITEMS } from './junk-handling'
import { describeLongMoves } from './long-moves'

export function getFaq(context: PageContext) {
  const { t } = context
  const [links, values] = [getLinks(context), getValues(context)]
  return getQuestions(context).map(({ title, questions }) => ({
    title: t(title),
    questions: questions.map(({ question, answer, link, prices }) => ({
      question: t(question, values),
      answer: t(answer, values),
      link: link && links[link],
      prices,
    })),
  }))
}

function getLinks({ cityKey, paths, phone, t }: PageContext) {
  const fieldPaths = getFieldPaths(cityKey ?? DEFAULT_CITY, t.language)
  return {
    quote: { href: paths.getQuote, text: t('Get my free quote') },
    prices: { href: paths.prices, text: t('Prices') },
    moveDate: { href: fieldPaths.moveDate, text: t('Get my free quote') },
    packing: { href: fieldPaths.packing, text: t('Get my free quote') },
    zip: { href: fieldPaths.zip, text: t('Get my free quote') },
    bookingMessage: { href: fieldPaths.bookingMessage, text: t('Book a pickup') },
    load: { href: fieldPaths.load, text: t('Book a pickup') },
    arrivalWindow: { href: fieldPaths.arrivalWindow, text: t('Book a pickup') },
    steps: { href: paths.howItWorks, text: t('How it works') },
    privacy: { href: paths.privacy, text: t('Privacy policy') },
    call: { href: telHref(phone), text: t('Call {phone}', { phone }) },
  }
}

function getValues({ city, t }: PageContext): Values {
  const [packing, , junkRemoval] = SERVICES
  const list = (names: readonly string[]) => new Intl.ListFormat(t.locale).format(names)
  // Lower case within a sentence; `TVs` keeps its capital.
  const getName = ({ name }: { name: Sentence }) =>
    t(name).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const coupons = COUPONS.map(({ amount, condition }) =>
    t('{amount} off {condition}', { amount: t(amount), condition: t(condition) }),
  )
  return {
    ...getClaimSentences(t),
    city: city.name,
    towns: list(city.servedCities),
    longMoves: describeLongMoves(city, t),
    packing: t(packing.text),
    junkRemoval: t(junkRemoval.text),
    items: list(ITEMS.map(getName)),
    prohibitedItems: list(PROHIBITED_ITEMS.map(getName)),
    coupons: coupons.join(t(', or ')),
    windows: list(ARRIVAL_WINDOWS.map((window) => formatArrivalWindow(window, t))),
    licence: t(city.country === 'canada' ? 'licence' : 'license'),
  }
}
