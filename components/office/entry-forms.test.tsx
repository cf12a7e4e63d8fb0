import { renderToStaticMarkup } from 'react-dom/server'
import { BOOKING_FIELDS } from '@/lib/forms/job'
import type { FieldErrors } from '@/lib/forms/form'
import { FULL_QUOTE_FIELDS } from '@/lib/forms/lead'
import { createEntryProps } from '@/lib/office/entry-props'
import { isIdempotencyKey } from '@/lib/store/record-key'
import { inEnglish } from '@/lib/words/translate'
import { bindFields } from '@/components/form/form-binding.fixture'
import { OtherRequests, Question } from './entry-form'
import { NewBookingForm } from './new-booking-form'
import { NewQuoteForm } from './new-quote-form'

jest.mock('./entry-actions', () => ({ enterBooking: jest.fn(), enterQuote: jest.fn() }))

const TORONTO = {
  region: 'ON',
  country: 'canada',
  servedCities: ['Markham'],
  latitude: 43.65,
  longitude: -79.38,
} as const

function render(
  kind: 'booking' | 'quote',
  areaKey: Parameters<typeof createEntryProps>[0],
): string {
  const props = {
    ...createEntryProps(areaKey, '613-555-0114'),
    requestPath: '/ottawa/desk/request',
  }
  return renderToStaticMarkup(
    kind === 'booking' ? (
      <NewBookingForm {...props} cityDefaults={TORONTO} />
    ) : (
      <NewQuoteForm {...props} defaultCountry="canada" />
    ),
  )
}

const listNames = (html: string) => [
  ...new Set(Array.from(html.matchAll(/ name="([\w-]+)"/g), ([, name]) => name)),
]

test.each([
  ['booking', BOOKING_FIELDS.filter((name) => name !== 'outsideArea')],
  ['quote', FULL_QUOTE_FIELDS],
] as const)('The new %s asks the questions of its schema, and the language', (kind, fields) => {
  for (const area of ['ottawa', 'south-florida', 'toronto'] as const)
    expect(listNames(render(kind, area))).toEqual(
      expect.arrayContaining([...fields, 'language', 'idempotencyKey']),
    )
})

test.each(['booking', 'quote'] as const)(
  'The new %s has no honeypot, no elapsed time, no promise to a visitor and no answers of anyone else',
  (kind) => {
    const html = render(kind, 'ottawa')
    expect(html).not.toMatch(/name="(topic|elapsed|appCheckToken|advertising|canary)"/)
    expect(html).not.toContain('We never sell your number')
    const [, key = ''] = /name="idempotencyKey" value="([^"]*)"/.exec(html) ?? []
    expect(isIdempotencyKey(key, Date.now())).toBe(true)
  },
)

test('A page without scripts has the text to read aloud in every language of the city', () => {
  const html = render('booking', 'ottawa')
  expect(html).toMatch(/<p lang="en">I agree/)
  expect(html).toMatch(/<p lang="fr">/)
  expect(html).toMatch(/<input type="checkbox"[^>]*data-optional="true" name="marketing"\/>/)
  expect(render('booking', 'toronto')).not.toContain('lang="fr"')
})

test('Only a crew area with several cities asks for the city', () => {
  expect(render('quote', 'ottawa')).toContain(
    '<input type="hidden" name="cityKey" value="ottawa"/>',
  )
  const several = render('quote', 'south-florida')
  expect(several).toMatch(/<select[^>]*name="cityKey"/)
  expect(several).toContain('<option value="fort-lauderdale">Fort Lauderdale</option>')
})

test('A question holds its subject, and is ticked once the office has answered it', () => {
  const about = '2026-12-01 09:00-11:00'
  const full = { force: inEnglish('That window is full') }
  const ask = (errors: FieldErrors) =>
    renderToStaticMarkup(
      <Question field={bindFields({ force: about }, errors).field('force')} label="Take it" />,
    )
  expect(ask(full)).toMatch(/value="2026-12-01 09:00-11:00"\/>/)
  expect(ask(full)).toContain('That window is full')
  expect(ask({})).toMatch(/checked=""/)
  const none = bindFields({ force: '' }).field('force')
  expect(renderToStaticMarkup(<Question field={none} label="Take it" />)).toBe('')
})

test('The caller’s other requests link to the desk', () => {
  const html = renderToStaticMarkup(
    <OtherRequests
      formId="entry"
      values={{ others: '-O1,-O2', references: 'TR-4F7KM,TR-9KQ2P' }}
      path="/toronto/desk/request"
      error={inEnglish('This caller has sent another request in the last 24 hours')}
    />,
  )
  expect(html).toContain('<input type="hidden" name="others" value="-O1,-O2"/>')
  expect(html).toMatch(/href="\/toronto\/desk\/request\?key=-O2"[^>]*>TR-9KQ2P</)
})
