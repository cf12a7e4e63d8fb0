import { renderToStaticMarkup } from 'react-dom/server'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { ENGLISH } from '@/lib/words/translate'
import { listAddressAnswers } from './address-answers'
import { RequestCard } from './request-card'

const MOVE = { moveDate: '2026-12-04', fromAddress: 'm5v2t6', toAddress: '75201', packing: true }
const UNKNOWN = 'Not specified'

/** Without JavaScript; a pair is a question and its answer. */
function readCard(thankYou: ThankYouParameters, reference = '', hasPass = false): string[][] {
  const html = renderToStaticMarkup(
    <RequestCard
      requestKey="-OABC_def0123456789z"
      reference={reference}
      addressAnswers={listAddressAnswers(thankYou, hasPass, ENGLISH)}
      passFields={[]}
      pickupPath=""
      sendsMail
    />,
  )
  if (html !== '') expect(html).toContain('Your request</h2>')
  const pairs = html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)
  return Array.from(pairs, ([, question = '', answer = '']) => [question, answer])
}

test('A full quote shows its reference and what was asked', () => {
  expect(readCard({ form: 'full', ...MOVE }, 'TR-4F7KM')).toEqual([
    ['Reference', 'TR-4F7KM'],
    ['Move date', 'Friday, December 4, 2026'],
    ['From', 'M5V 2T6'],
    ['To', '75201'],
    ['Packing help', 'Yes'],
  ])
  expect(readCard({ form: 'full' })).toContainEqual(['Packing help', 'No'])
})

test('A short quote shows its reference, and no question that it did not ask', () => {
  expect(readCard({ form: 'short' }, 'TR-4F7KM')).toEqual([['Reference', 'TR-4F7KM']])
})

test('A pickup shows what its pass does not say, and without a pass nothing of its address', () => {
  const pickup = { form: 'pickup', load: 'half', moveDate: '2026-12-04' } as const
  expect(readCard(pickup, '', true)).toEqual([['Load', 'About half of the truck.']])
  expect(readCard({ form: 'pickup' }, '', true)).toEqual([])
  expect(readCard(pickup, 'TR-4F7KM')).toEqual([['Reference', 'TR-4F7KM']])
})

test('A pickup that is not booked yet shows its time in the card', () => {
  const pickup = { form: 'pickup', moveDate: '2026-12-04', window: '09:00-11:00' } as const
  expect(readCard({ ...pickup, unconfirmed: true }, 'TR-4F7KM', true)).toEqual([
    ['Reference', 'TR-4F7KM'],
    ['Pickup day', 'Friday, December 4, 2026'],
    ['Arrival window', '9 to 11 am'],
  ])
})

test('An address that no form has made keeps the defaults of the specification', () => {
  expect(readCard({})).toEqual([
    ['Move date', UNKNOWN],
    ['From', UNKNOWN],
    ['To', UNKNOWN],
    ['Packing help', UNKNOWN],
  ])
  expect(readCard({ packing: true })).toContainEqual(['Packing help', 'Yes'])
})
