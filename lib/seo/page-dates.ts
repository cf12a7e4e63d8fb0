import dates from './page-dates.json' with { type: 'json' }

export interface PageDate {
  /** When the page's text last changed, ISO. */
  date: string
  digest: string
}

/** By path, written by `npm run assets -- page-dates`. */
export const PAGE_DATES: Partial<Record<string, PageDate>> = dates
