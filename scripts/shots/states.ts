import type { BrowserContextOptions, Page } from '@playwright/test'
import { search } from '@/e2e/support/address-page'
import { bookingForm, someDay } from '@/e2e/support/booking-page'
import { FORMS, sendInVain } from '@/e2e/support/forms'
import { serveMaps } from '@/e2e/support/maps-stand-in'
import { AREA_PAGES, cityPages, JOB_PASS, type PageType } from '@/e2e/support/page-types'
import { submit } from '@/e2e/support/quote-page'
import { dayInWords } from '@/lib/words'

/** One picture to be taken: a page, and what its visitor has done there. */
export interface State {
  name: string
  path: string
  visitor?: PageType['visitor']
  prepare?: (page: Page) => Promise<unknown>
  /** Only at these widths; everywhere without it. */
  widths?: number[]
  /** What fits the screen instead of the whole page. */
  screenOnly?: boolean
  browser?: BrowserContextOptions
}

export const WIDTHS = [390, 768, 1024, 1440]
/** About what is left of a sheet between its margins. */
const PAPER = [768]

const printed = (page: Page) => page.emulateMedia({ media: 'print' })
const enlarged = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
const scrolled = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 1_400, behavior: 'instant' }))

async function openEveryAnswer(page: Page): Promise<void> {
  for (const question of await page.locator('summary').all()) await question.click()
}

async function fillHalf(page: Page): Promise<void> {
  const form = bookingForm(page)
  for (const name of ['Pianos', 'Hot tubs', 'Old furniture']) {
    await form.getByRole('checkbox', { name }).check()
  }
  await form.getByRole('radio', { name: /^Half/ }).check()
  await form.getByRole('radio', { name: dayInWords(someDay('toronto')) }).check()
  await form.getByRole('radio', { name: 'Apartment' }).check()
}

/** The database of the pictures denies every record, so that what is sent fails at once. */
const formStates: State[] = FORMS.flatMap(({ name, form, fill, ...place }) => [
  { name: `${name}-errors`, ...place, prepare: (page) => sendInVain(page, form(page)) },
  {
    name: `${name}-failed`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      await sendInVain(page, form(page))
    },
  },
  {
    name: `${name}-sending`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      // Neither let through nor refused: the visitor waits.
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      )
      await submit(form(page))
      await page.getByRole('button', { name: 'Sending your request' }).waitFor()
    },
  },
  { name: `${name}-no-javascript`, ...place, browser: { javaScriptEnabled: false } },
  {
    name: `${name}-no-javascript-errors`,
    ...place,
    browser: { javaScriptEnabled: false },
    prepare: (page) => sendInVain(page, form(page)),
  },
])

export const STATES: State[] = [
  ...AREA_PAGES,
  ...cityPages('toronto'),
  ...cityPages('dfw').slice(0, 1),
  ...formStates,
  { name: 'hero', path: '/', widths: [390], screenOnly: true },
  { name: 'hero-toronto', path: '/toronto', visitor: 'CA', screenOnly: true },
  { name: 'sticky-header', path: '/', screenOnly: true, prepare: scrolled },
  { name: 'faq-open', path: '/toronto/faq', prepare: openEveryAnswer },
  { name: 'booking-half-filled', path: '/toronto/book-now', visitor: 'CA', prepare: fillHalf },
  {
    // Only a build with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY suggests addresses.
    name: 'booking-suggestions',
    path: '/toronto/book-now',
    visitor: 'CA',
    prepare: async (page) => {
      await serveMaps(page, 'new')
      await search(page)
    },
  },
  { name: 'landing-320', path: '/', widths: [320] },
  { name: 'booking-320', path: '/dfw/book-now', widths: [320] },
  { name: 'landing-text-200', path: '/', widths: [390], prepare: enlarged },
  { name: 'booking-text-200', path: '/dfw/book-now', widths: [390], prepare: enlarged },
  { name: 'landing-reduced-motion', path: '/', browser: { reducedMotion: 'reduce' } },
  { name: 'landing-forced-colors', path: '/', browser: { forcedColors: 'active' } },
  {
    name: 'booking-forced-colors',
    path: '/toronto/book-now',
    browser: { forcedColors: 'active' },
    prepare: fillHalf,
  },
  { name: 'print-job', path: JOB_PASS, widths: PAPER, prepare: printed },
  { name: 'print-faq', path: '/toronto/faq', widths: PAPER, prepare: printed },
]
