import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ErrorSummary } from '@/components/form/error-summary'
import { ChangeNotice } from '@/components/form/change-notice'
import { FailureNotice } from '@/components/form/failure-notice'
import { bindFields } from '@/components/form/form-binding.fixture'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { BookingQuestions } from '@/components/junk-removal/booking-questions'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { OutsideAreaNotice } from '@/components/junk-removal/outside-area-notice'
import { FullQuoteForm } from '@/components/moving-quote/full-quote-form'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import { WordsProvider } from '@/components/ui/words-provider'
import { getCity } from '@/lib/cities/cities'
import { LANGUAGE_FIELD, type FormState } from '@/lib/forms/form'
import { getBrowserWords } from '@/lib/words/words'

jest.mock('@/components/junk-removal/actions', () => ({ bookJunkRemoval: jest.fn() }))
jest.mock('@/components/moving-quote/actions', () => ({
  requestFullQuote: jest.fn(),
  requestShortQuote: jest.fn(),
}))

const MARK = '§'
/** Only of the browser's dictionary, so that a sentence that it lacks is found, too. */
const MARKED_WORDS = Object.fromEntries(
  Object.entries(getBrowserWords('fr') ?? {}).map(([english, french]) => [english, MARK + french]),
)
/** Names, numbers and dates; other texts come from the page in its language. */
const NO_WORDS = /^(\W|\d|HomeTeam|from the page|[a-z]{3}\.\s\d+\s(nov|déc)\.)*$/

const city = getCity('ottawa', 'fr')
const PAGE = 'from the page'
const PHONE = '613-555-0110'
const FRAME = {
  formId: 'form',
  cityKey: 'ottawa',
  phone: PHONE,
  consent: { version: 'ca-fr-1', contact: PAGE, offer: PAGE, marketing: PAGE },
  privacyPath: '/fr/ottawa/privacy',
} as const
const CALENDAR = {
  closedDates: ['2026-12-01'],
  noticeHours: 24,
  fullWindows: ['2026-11-28 11:00'],
}
const PRICES = {
  signed: '',
  ranges: { quarter: [1, 2], half: [1, 2], 'three-quarters': [1, 2], full: [1, 2] },
} as const
const REQUIRED = 'This field is required'
const FORM = bindFields(
  { selectedDate: '2026-11-28' },
  { timeSlot: 'We need 24 hours’ notice. Choose a later one', street: REQUIRED },
)

function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider language="fr" locale="fr-CA" words={MARKED_WORDS}>
      {node}
    </WordsProvider>,
  )
}

/** What is read or heard. */
function listTexts(html: string): string[] {
  const shown = html.replace(/<(script|datalist).*?<\/\1>|<div data-loads.*?<\/div>/gs, '')
  const texts = shown.matchAll(/(?:aria-label|data-label|data-note|label)="([^"]*)"|>([^<>]+)</g)
  return [...texts].map(([, label, text]) => label ?? text ?? '')
}

const FORMS: [string, ReactNode][] = [
  [
    'booking',
    <BookingForm
      key="booking"
      {...FRAME}
      cityDefaults={city}
      calendar={{ ...CALENDAR, noticeHours: 0 }}
      nearestCities={{}}
      prices={PRICES}
    />,
  ],
  [
    'booking with errors',
    <BookingQuestions
      key="questions"
      form={{ ...FORM, field: (name) => ({ ...FORM.field(name), label: PAGE }) }}
      contact={null}
      cityKey="ottawa"
      cityDefaults={city}
      clock={{ date: '2026-11-27', time: '12:00' }}
      calendar={CALENDAR}
      answeredValues={{}}
      phone={PHONE}
    />,
  ],
  [
    'other day',
    <MovePickupForm
      key="move"
      action={jest.fn()}
      hidden={{}}
      date="2026-11-28"
      ownWindow="2026-11-28 11:00"
      cityKey="ottawa"
      timeZone="America/Toronto"
      calendar={CALENDAR}
      phone={PHONE}
    />,
  ],
  [
    'full quote',
    <FullQuoteForm
      key="full"
      {...FRAME}
      timeZone="America/Toronto"
      area={{ regions: ['ON', 'QC'], notes: {} }}
      defaultCountry="canada"
    />,
  ],
  ['short quote', <ShortQuoteForm key="short" {...FRAME} />],
  [
    'question about the area',
    <OutsideAreaNotice key="area" cityName={PAGE} phone={PHONE} nearestCity={undefined} />,
  ],
  [
    'error summary',
    <ErrorSummary
      key="errors"
      formId="form"
      errors={{ name: REQUIRED, isTimeSensitive: 'Please use at most 100 characters' }}
      labels={{ name: 'Your name', isTimeSensitive: 'Flexible on timing?' }}
    />,
  ],
]

const STATUSES = [
  ...['refused', 'unknown', 'limited', 'alreadySent', 'outdated'],
  ...['changedElsewhere', 'cancelledElsewhere', 'tooLate'],
] as FormState['status'][]

test.each([
  ...FORMS,
  ...STATUSES.map((status): [string, ReactNode] => [
    status,
    <div key={status}>
      <FailureNotice status={status} phone={PHONE} pickupPath="/" />
      <ChangeNotice status={status} phone={PHONE} />
    </div>,
  ]),
])('No English is left on a French page: %s', (_name, node) => {
  const texts = listTexts(render(node))
  expect(texts.some((text) => text.includes(MARK))).toBe(true)
  expect(texts.filter((text) => !text.includes(MARK) && !NO_WORDS.test(text))).toEqual([])
})

test('A form says the language of its page, except English', () => {
  const form = <ShortQuoteForm {...FRAME} />
  expect(render(form)).toContain(`name="${LANGUAGE_FIELD}" value="fr"`)
  expect(renderToStaticMarkup(form)).not.toContain(`name="${LANGUAGE_FIELD}"`)
})
