import type { Page } from '@playwright/test'
import { AREA_PAGES, cityPages, JOB_PASS } from '@/e2e/support/page-types'
import { FORM_STATES, HALF_FILLED, OPENED_STATES, type State } from '@/e2e/support/states'

/** A state as it is photographed. */
export interface Picture extends State {
  /** Only at these widths; everywhere without it. */
  widths?: number[]
  /** What fits the screen instead of the whole page. */
  screenOnly?: boolean
}

export const WIDTHS = [390, 768, 1024, 1440]
/** About what is left of a sheet between its margins. */
const PAPER = [768]

const printed = (page: Page) => page.emulateMedia({ media: 'print' })
const enlarged = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
const scrolled = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 1_400, behavior: 'instant' }))

export const PICTURES: Picture[] = [
  ...AREA_PAGES,
  ...cityPages('toronto'),
  ...cityPages('dfw').slice(0, 1),
  // The thank-you pages stand above.
  ...FORM_STATES.filter(({ isStored }) => !isStored),
  ...OPENED_STATES,
  { name: 'hero', path: '/', widths: [390], screenOnly: true },
  { name: 'hero-toronto', path: '/toronto', visitor: 'CA', screenOnly: true },
  { name: 'sticky-header', path: '/', screenOnly: true, prepare: scrolled },
  { name: 'landing-320', path: '/', widths: [320] },
  { name: 'booking-320', path: '/dfw/book-now', widths: [320] },
  { name: 'landing-text-200', path: '/', widths: [390], prepare: enlarged },
  { name: 'booking-text-200', path: '/dfw/book-now', widths: [390], prepare: enlarged },
  { name: 'landing-reduced-motion', path: '/', browser: { reducedMotion: 'reduce' } },
  { name: 'landing-forced-colors', path: '/', browser: { forcedColors: 'active' } },
  {
    ...HALF_FILLED,
    name: 'booking-forced-colors',
    browser: { forcedColors: 'active' },
  },
  { name: 'print-job', path: JOB_PASS, widths: PAPER, prepare: printed },
  { name: 'print-faq', path: '/toronto/faq', widths: PAPER, prepare: printed },
]
