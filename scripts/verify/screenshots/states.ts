import type { Page } from '@playwright/test'
import { NON_CITY_PAGES, getCityPages, JOB_THANK_YOU_PATH } from '@/e2e/support/pages/page-types'
import {
  FORM_STATES,
  HALF_FILLED_BOOKING,
  INTERACTION_STATES,
  type PageState,
} from '@/e2e/support/pages/page-states'

export interface ScreenshotState extends PageState {
  /** Default: WIDTHS. */
  widths?: number[]
  /** The viewport instead of the whole page. */
  screenOnly?: boolean
}

export const WIDTHS = [390, 768, 1024, 1440]
/** Width of a sheet without margins. */
const PRINT_WIDTHS = [768]

const emulatePrint = (page: Page) => page.emulateMedia({ media: 'print' })
const doubleTextSize = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 1_400, behavior: 'instant' }))

export const SCREENSHOT_STATES: ScreenshotState[] = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  ...getCityPages('dfw').slice(0, 1),
  // NON_CITY_PAGES contains the thank-you pages.
  ...FORM_STATES.filter(({ needsWorkingDatabase }) => !needsWorkingDatabase),
  ...INTERACTION_STATES,
  { name: 'hero', path: '/', widths: [390], screenOnly: true },
  { name: 'hero-toronto', path: '/toronto', visitorCountry: 'CA', screenOnly: true },
  { name: 'sticky-header', path: '/', screenOnly: true, prepare: scrollDown },
  { name: 'landing-320', path: '/', widths: [320] },
  { name: 'booking-320', path: '/dfw/book-now', widths: [320] },
  { name: 'landing-text-200', path: '/', widths: [390], prepare: doubleTextSize },
  { name: 'booking-text-200', path: '/dfw/book-now', widths: [390], prepare: doubleTextSize },
  { name: 'landing-reduced-motion', path: '/', browser: { reducedMotion: 'reduce' } },
  { name: 'landing-forced-colors', path: '/', browser: { forcedColors: 'active' } },
  {
    ...HALF_FILLED_BOOKING,
    name: 'booking-forced-colors',
    browser: { forcedColors: 'active' },
  },
  { name: 'print-job', path: JOB_THANK_YOU_PATH, widths: PRINT_WIDTHS, prepare: emulatePrint },
  { name: 'print-faq', path: '/toronto/faq', widths: PRINT_WIDTHS, prepare: emulatePrint },
]
