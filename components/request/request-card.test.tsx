import { renderToStaticMarkup } from 'react-dom/server'
import { getLoad } from '@/lib/business/junk'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { QUOTE, toPlainSpaces } from '@/lib/requests/requests.fixture'
import { ENGLISH } from '@/lib/words/translate'
import { getCity } from '@/lib/cities/cities'
import { listPickupAnswers, listQuoteAnswers } from './thank-you'
import { RequestCard, type Answer } from './request-card'

const MOVE = { moveDate: '2026-12-04', fromAddress: 'm5v2t6', toAddress: '75201', packing: true }
const PICKUP = { date: '2026-12-04', window: ARRIVAL_WINDOWS[0], load: getLoad('half') }
const UNKNOWN = 'Not specified'
const LOAD = ['Load', 'About half of the truck.']

/** Renders without JavaScript. @returns pairs of question and answer */
function readCard(addressAnswers: readonly Answer[], reference = ''): string[][] {
  const markup = renderToStaticMarkup(
    <RequestCard
      requestKey="-OABC_def0123456789z"
      reference={reference}
      addressAnswers={addressAnswers}
    />,
  )
  const html = toPlainSpaces(markup)
  if (html !== '') expect(html).toContain('Your request</h2>')
  const pairs = html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)
  return Array.from(pairs, ([, question = '', answer = '']) => [question, answer])
}

const listQuote = (thankYou: Parameters<typeof listQuoteAnswers>[0], stored?: typeof QUOTE.quote) =>
  listQuoteAnswers(thankYou, stored, { city: getCity('toronto'), t: ENGLISH })

test('A full quote shows its reference and what was asked', () => {
  expect(readCard(listQuote({ form: 'full', ...MOVE }), 'TR-4F7KM')).toEqual([
    ['Reference', 'TR-4F7KM'],
    ['Move date', 'Friday, December 4, 2026'],
    ['From', 'M5V 2T6'],
    ['To', '75201'],
    ['Packing help', 'Yes'],
  ])
})

test('The card leaves out questions that the customer did not answer', () => {
  expect(readCard(listQuote({ form: 'full', fromAddress: '75201' }))).toEqual([
    ['From', '75201'],
    ['Packing help', 'No'],
  ])
})

test('The stored answers win over the address, and staff’s notes in a code are not shown', () => {
  const stored = {
    ...{ moveDate: '2026-12-05', confirmedDate: '', price: '', priceShown: '', ballpark: '' },
    ...{ from: 'K2P 1L4', to: 'see Mary’s note' },
  }
  expect(readCard(listQuote({ form: 'full', ...MOVE }, stored))).toEqual([
    ['Move date', 'Saturday, December 5, 2026'],
    ['From', 'K2P 1L4'],
    ['Packing help', 'Yes'],
  ])
})

test('A short quote shows its reference, and only questions that it asked', () => {
  expect(readCard(listQuote({ form: 'short' }, QUOTE.quote), 'TR-4F7KM')).toEqual([
    ['Reference', 'TR-4F7KM'],
  ])
})

test('The card of a pickup shows only what its pass does not', () => {
  expect(readCard(listPickupAnswers(PICKUP, true, ENGLISH))).toEqual([LOAD])
  expect(readCard(listPickupAnswers({ ...PICKUP, load: undefined }, true, ENGLISH))).toEqual([])
})

test('A pickup without a pass shows its time in the card', () => {
  expect(readCard(listPickupAnswers(PICKUP, false, ENGLISH), 'TR-4F7KM')).toEqual([
    ['Reference', 'TR-4F7KM'],
    ['Pickup day', 'Friday, December 4, 2026'],
    ['Arrival window', '9 to 11 am'],
    LOAD,
  ])
})

test('An address that no form has made keeps the defaults of the specification', () => {
  expect(readCard(listQuote({}))).toEqual([
    ['Move date', UNKNOWN],
    ['From', UNKNOWN],
    ['To', UNKNOWN],
    ['Packing help', UNKNOWN],
  ])
  expect(readCard(listQuote({ packing: true }))).toContainEqual(['Packing help', 'Yes'])
})
