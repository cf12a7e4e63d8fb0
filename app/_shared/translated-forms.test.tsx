import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ErrorSummary } from '@/components/form/form-alert'
import { ChangeAlert } from '@/components/form/change-form'
import { FailureAlert } from '@/components/form/submission-form'
import { bindFields } from '@/components/form/form-binding.fixture'
import { BookingForm, OutsideAreaAlert } from '@/components/junk-removal/booking-form'
import { BookingQuestions } from '@/components/junk-removal/booking-questions'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { FullQuoteForm } from '@/components/moving-quote/full-quote-form'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import { renderInLanguage } from '@/components/ui/use-translate.fixture'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { LANGUAGE_FIELD, type FormState } from '@/lib/forms/form'
import { getPaths } from '@/lib/routing/paths'
import { LANGUAGES } from '@/lib/words/languages'
import {
  listSamples,
  SAMPLE_CITIES,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '@/lib/words/samples.fixture'
import type { Message } from '@/lib/words/translate'
import { getBrowserWords } from '@/lib/words/words'

jest.mock('@/components/junk-removal/actions', () => ({ bookJunkRemoval: jest.fn() }))
jest.mock('@/components/moving-quote/actions', () => ({
  requestFullQuote: jest.fn(),
  requestShortQuote: jest.fn(),
}))

const MARK = '§'
const PAGE = 'from the page'
/** @param date matches the calendar's short dates and the summary's long one */
const listPage = (date: RegExp, timeZone: string, regions: readonly string[]) => ({
  ...{ timeZone, regions },
  /** Matches names, numbers and dates; the page passes in the other texts in its language. */
  noWords: new RegExp(`^(\\W|\\d|${RegExp.escape(BRAND.shortName)}|${PAGE}|${date.source})*$`),
})
const PAGES = {
  fr: listPage(/[a-z]{3}\.\s\d+\s(?:nov|déc)\.|samedi 28 novembre/, 'America/Toronto', [
    'ON',
    'QC',
  ]),
  es: listPage(/[a-záé]{3}\.\s\d+\s(?:nov|dic)\.|sábado 28 de noviembre/, 'America/New_York', [
    'FL',
  ]),
} satisfies Record<SampleLanguage, unknown>

const PHONE = '613-555-0110'
const CALENDAR = {
  closedDates: ['2026-12-01'],
  noticeHours: 24,
  fullWindows: ['2026-11-28 11:00'],
}
const PRICES = {
  signed: '',
  ranges: { quarter: [1, 2], half: [1, 2], 'three-quarters': [1, 2], full: [1, 2] },
} as const
const REQUIRED: Message = { text: 'This field is required' }
const NOTICE: Message = {
  text: 'We need {hours} hours’ notice. Choose a later one',
  values: { hours: 24 },
}
const TOO_LONG: Message = { text: 'Please use at most {max} characters', values: { max: 100 } }
const FORM = bindFields({ selectedDate: '2026-11-28' }, { timeSlot: NOTICE, street: REQUIRED })

function render(language: SampleLanguage, node: ReactNode): string {
  // We mark only the browser's dictionary, so the test also finds a sentence that it lacks.
  const words = Object.entries(getBrowserWords(language) ?? {})
  const marked = Object.fromEntries(words.map(([english, text]) => [english, MARK + text]))
  return renderInLanguage(language, node, marked)
}

function listTexts(html: string): string[] {
  const shown = html.replace(/<(script|datalist).*?<\/\1>|<div data-loads.*?<\/div>/gs, '')
  const texts = shown.matchAll(/(?:aria-label|data-label|data-note|label)="([^"]*)"|>([^<>]+)</g)
  return [...texts].map(([, label, text]) => label ?? text ?? '')
}

function createFrame(language: SampleLanguage) {
  const cityKey = SAMPLE_CITIES[language]
  return {
    ...{ formId: 'form', cityKey, phone: PHONE },
    consent: { version: `xx-${language}-1`, contact: PAGE, offer: PAGE, marketing: PAGE },
    privacyPath: getPaths(cityKey, language).privacy,
  }
}

function createForms(language: SampleLanguage): Record<string, ReactNode> {
  const frame = createFrame(language)
  const { cityKey } = frame
  const { timeZone, regions } = PAGES[language]
  const city = getCity(cityKey, language)
  return {
    booking: (
      <BookingForm
        {...frame}
        cityDefaults={city}
        calendar={{ ...CALENDAR, noticeHours: 0 }}
        prices={PRICES}
      />
    ),
    'booking with errors': (
      <BookingQuestions
        form={{ ...FORM, field: (name) => ({ ...FORM.field(name), label: PAGE }) }}
        cityKey={cityKey}
        cityDefaults={city}
        clock={{ date: '2026-11-27', time: '12:00' }}
        calendar={CALENDAR}
        replyValues={{}}
        phone={PHONE}
      />
    ),
    'other day': (
      <MovePickupForm
        action={jest.fn()}
        hidden={{}}
        date="2026-11-28"
        ownWindow="2026-11-28 11:00"
        cityKey={cityKey}
        timeZone={timeZone}
        calendar={CALENDAR}
        phone={PHONE}
      />
    ),
    'full quote': (
      <FullQuoteForm
        {...frame}
        timeZone={timeZone}
        area={{ regions, notes: {} }}
        defaultCountry={city.country}
      />
    ),
    'short quote': <ShortQuoteForm {...frame} />,
    'question about the area': <OutsideAreaAlert cityName={PAGE} phone={PHONE} question={{}} />,
    'error summary': (
      <ErrorSummary
        formId="form"
        errors={{ name: REQUIRED, isTimeSensitive: TOO_LONG }}
        labels={{ name: 'Your name', isTimeSensitive: 'Flexible on timing?' }}
      />
    ),
  }
}

const STATUSES = [
  ...['refused', 'unknown', 'limited', 'alreadySent', 'outdated'],
  ...['changedElsewhere', 'cancelledElsewhere', 'tooLate'],
] as FormState['status'][]

const NOTICES = Object.fromEntries(
  STATUSES.map((status) => [
    status,
    <div key={status}>
      <FailureAlert status={status} phone={PHONE} pickupPath="/" />
      <ChangeAlert status={status} phone={PHONE} />
    </div>,
  ]),
)

const ALL = listSamples((language) => ({ ...createForms(language), ...NOTICES }))

test.each(ALL)('No English is left on a page in "%s": %s', (language, _name, node) => {
  const texts = listTexts(render(language, node))
  const { noWords } = PAGES[language]
  expect(texts.some((text) => text.includes(MARK))).toBe(true)
  expect(texts.filter((text) => !text.includes(MARK) && !noWords.test(text))).toEqual([])
})

test.each(SAMPLE_LANGUAGES)('A form says the language of its page, "%s"', (language) => {
  const form = <ShortQuoteForm {...createFrame(language)} />
  expect(render(language, form)).toContain(`name="${LANGUAGE_FIELD}" value="${language}"`)
  expect(renderToStaticMarkup(form)).toContain(`name="${LANGUAGE_FIELD}" value="en"`)
})

test.each(SAMPLE_LANGUAGES)(
  'States and provinces stand in the order of their names in "%s"',
  (language) => {
    const html = render(language, createForms(language).booking)
    const { locale } = LANGUAGES[language]
    const groups = [...html.matchAll(/<optgroup.*?<\/optgroup>/gs)].map(([group]) =>
      [...group.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name = '']) => name),
    )
    expect(groups.map((names) => names.length)).toEqual([51, 13])
    for (const names of groups)
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)))
  },
)
