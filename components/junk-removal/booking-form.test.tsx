import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { getConsentText } from '@/lib/forms/consent'
import { OUTSIDE_AREA_FIELD, type FieldErrors } from '@/lib/forms/form'
import { BOOKING_FIELDS } from '@/lib/forms/job'
import { BookingForm } from './booking-form'
import { bindFields } from '@/components/form/form-binding.fixture'
import { BookingQuestions } from './booking-questions'
import { BookingSummary } from './booking-summary'
import { AddressFields } from './address-fields'

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

const renderSummary = (values: Record<string, string>, prices?: typeof PRICES) =>
  renderToStaticMarkup(<BookingSummary values={values} prices={prices} phone="416-555-0110" />)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

test('A visitor sees the items, load, day, window, price, coupon and phone that were sent', () => {
  const values = { items: 'piano,shed', load: 'full', selectedDate: '2026-12-01' }
  expect(renderSummary({ ...values, timeSlot: '11:00-13:00' }, PRICES)).toBe(
    '|Your pickup|Your items|Pianos, Sheds|How full|Full or more|Pickup day|Tue, Dec 1' +
      '|Arrival window|11\u00a0am to 1\u00a0pm|Price|$399 to $489' +
      '|a full load or more earns $50 off.|Rather talk? Call |416-555-0110|',
  )
})

test('A visitor who has chosen nothing sees every coupon and no invalid answer', () => {
  const text = renderSummary({ items: 'uranium', selectedDate: 'soon', timeSlot: 'noon' })
  expect(text).toContain('|Your items|–|How full|–|Pickup day|–|Arrival window|–|a full load')
  expect(text).toContain('a half load or more earns $20 off.')
  expect(text).not.toContain('Price')
})

const CENTER = { latitude: 43.65, longitude: -79.38 }

const TORONTO = { ...CENTER, region: 'ON', country: 'canada', servedCities: ['Markham'] } as const

function renderAddress(
  values: Record<string, string> = {},
  errors: FieldErrors = {},
  cityDefaults: Parameters<typeof AddressFields>[0]['cityDefaults'] = TORONTO,
): string {
  return renderToStaticMarkup(
    <AddressFields form={bindFields(values, errors)} cityDefaults={cityDefaults} />,
  )
}

const findTags = (html: string, ...parts: string[]) =>
  (html.match(/<[^/][^>]*>/g) ?? []).filter((tag) => parts.every((part) => tag.includes(part)))

test('The prerendered page has plain fields', () => {
  const html = renderAddress()
  expect(html).not.toMatch(/combobox|listbox|<script|googleapis/)
  const named = findTags(html, ' name="').map((tag) => / name="(\w+)"/.exec(tag)?.[1])
  expect(named).toEqual('street unit city state zip filledState countryName countryName'.split(' '))
})

test.each([
  ['ON', 'canada', 'Canada'],
  ['TX', 'usa', 'United States'],
] as const)('The page of %s preselects its state and country', (region, country, name) => {
  const html = renderAddress({}, {}, { ...CENTER, region, country, servedCities: [] })
  expect(findTags(html, 'selected')).toEqual([`<option value="${region}" selected="">`])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining(`value="${name}"`)])
})

test('The page preselects no province when the crew serves two', () => {
  const html = renderAddress({}, {}, { ...TORONTO, region: '' })
  expect(findTags(html, 'selected')).toEqual(['<option value="" selected="">'])
  expect(findTags(html, 'name="filledState"', 'value=""')).toHaveLength(1)
})

test('A form that comes back says that its code has changed the state, and reports it to the server', () => {
  const html = renderAddress({ state: 'QC', zip: 'H2X 1Y4', filledState: 'QC' })
  expect(html).toContain('We set the state or province to match that code.')
  expect(findTags(html, 'name="filledState"', 'value="QC"')).toHaveLength(1)
  expect(renderAddress({ state: 'QC', filledState: 'ON' })).not.toContain('We set')
})

test('A form that comes back keeps the typed address', () => {
  const values = {
    street: '1 Main',
    unit: '4',
    city: 'Niagara Falls',
    state: 'NY',
    zip: '14301',
    countryName: 'United States',
  }
  const html = renderAddress(values)
  for (const name of ['street', 'unit', 'city', 'zip'] as const) {
    expect(findTags(html, ` name="${name}"`, `value="${values[name]}"`)).toHaveLength(1)
  }
  expect(findTags(html, 'selected')).toEqual(['<option value="NY" selected="">'])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining('value="United States"')])
})

test.each(['street', 'unit', 'city', 'state', 'zip', 'countryName'])(
  'The message about %s is linked to its field',
  (name) => {
    const html = renderAddress({}, { [name]: { text: 'This field is required' } })
    expect(findTags(html, `id="booking-${name}"`, 'aria-invalid="true"')).toHaveLength(1)
    expect(findTags(html, 'aria-describedby="', `booking-${name}-error`)).toHaveLength(1)
    expect(findTags(html, `<p id="booking-${name}-error"`)).toHaveLength(1)
  },
)

test('All 50 states, the district, and 13 provinces and territories can be chosen', () => {
  const [, usa = '', canada = ''] = renderAddress().split('<optgroup')
  expect(findTags(usa, '<option')).toHaveLength(51)
  expect(findTags(canada.split('</select')[0] ?? '', '<option')).toHaveLength(13)
})
