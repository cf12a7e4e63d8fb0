import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { getConsentText } from '@/lib/forms/consent'
import { OUTSIDE_AREA_FIELD } from '@/lib/forms/form'
import { BOOKING_FIELDS } from '@/lib/forms/booking-form-state'
import { BookingForm } from './booking-form'
import { bindFields } from '@/components/form/form-binding.fixture'
import { BookingQuestions } from './booking-questions'
import { BookingSummary } from './booking-summary'

jest.mock('./actions', () => ({ bookJunkRemoval: jest.fn() }))

test('The booking form asks the questions of its schema, in their order', () => {
  const html = renderToStaticMarkup(
    <BookingForm
      formId="booking"
      cityKey="toronto"
      cityDefaults={getCity('toronto')}
      calendar={{ closedDates: [], noticeHours: 0, fullWindows: [] }}
      phone="416-555-0110"
      consent={getConsentText({ country: 'canada' })}
      privacyPath="/toronto/privacy"
    />,
  )
  const names = Array.from(html.matchAll(/ name="(\w+)"/g), ([, name]) => name)
  const asked = [...new Set(names)].filter((name) => BOOKING_FIELDS.some((field) => field === name))
  expect(asked).toEqual(BOOKING_FIELDS.filter((field) => field !== OUTSIDE_AREA_FIELD))
})

test('The phone is described by its error and by our promise below it', () => {
  const html = renderToStaticMarkup(
    <BookingQuestions
      form={bindFields({ phone: '416' }, { phone: { text: 'This field is required' } })}
      cityKey="toronto"
      cityDefaults={getCity('toronto')}
      clock={undefined}
      calendar={{ closedDates: [], noticeHours: 0, fullWindows: [] }}
      replyValues={{}}
      phone="416-555-0110"
    />,
  )
  expect(html).toMatch(
    /id="booking-phone"[^>]*aria-describedby="booking-phone-error booking-phone-note"/,
  )
  expect(html).toMatch(/<p id="booking-phone-note"[^>]*>We’ll call or text only .* your number\.</)
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'history')
})

/** No clock yet: a radio button keeps what it shows before the page knows the city's time. */
function isWindowChosen(): boolean {
  const values = { selectedDate: '2026-12-01', timeSlot: '11:00-13:00' }
  const html = renderToStaticMarkup(
    <BookingQuestions
      form={bindFields(values)}
      cityKey="toronto"
      cityDefaults={getCity('toronto')}
      clock={undefined}
      calendar={{ closedDates: [], noticeHours: 0, fullWindows: ['2026-12-01 11:00'] }}
      replyValues={{}}
      phone="416-555-0110"
    />,
  )
  return /<input[^>]*checked=""[^>]*value="11:00-13:00"/.test(html)
}

test('A full window is not chosen, except after "back" by the visitor who has booked it', () => {
  expect(isWindowChosen()).toBe(false)
  const values = { selectedDate: '2026-12-01', timeSlot: '11:00-13:00' }
  const memory = JSON.stringify({ sent: { form: 'pickup', values } })
  Object.assign(globalThis, { sessionStorage: { getItem: () => memory } })
  expect(isWindowChosen()).toBe(true)
})

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
