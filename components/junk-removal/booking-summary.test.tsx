import { renderToStaticMarkup } from 'react-dom/server'
import { BookingSummary } from './booking-summary'

const PRICES = {
  ranges: { quarter: [119, 169], half: [219, 289], 'three-quarters': [319, 399], full: [399, 489] },
  signed: '',
} as const

const render = (values: Record<string, string>, prices?: typeof PRICES) =>
  renderToStaticMarkup(<BookingSummary values={values} prices={prices} phone="416-555-0110" />)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

test('A visitor sees the items, load, day, window, price, coupon and phone that were sent', () => {
  const values = { items: 'piano,shed', load: 'full', selectedDate: '2026-12-01' }
  expect(render({ ...values, timeSlot: '11:00-13:00' }, PRICES)).toBe(
    '|Your pickup|Your items|Pianos, Sheds|How full|Full or more|Pickup day|Tue, Dec 1' +
      '|Arrival window|11\u00a0am to 1\u00a0pm|Price|$399 to $489' +
      '|a full load or more earns $50 off.|Rather talk? Call |416-555-0110|',
  )
})

test('A visitor who has chosen nothing sees every coupon and no invalid answer', () => {
  const text = render({ items: 'uranium', selectedDate: 'soon', timeSlot: 'noon' })
  expect(text).toContain('|Your items|–|How full|–|Pickup day|–|Arrival window|–|a full load')
  expect(text).toContain('a half load or more earns $20 off.')
  expect(text).not.toContain('Price')
})
