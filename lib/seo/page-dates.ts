import dates from './page-dates.json' with { type: 'json' }

/** The day on which a page's text last changed (ISO), and a digest of that text. */
export interface PageDate {
  date: string
  digest: string
}

/** By path, as `npm run assets -- page-dates` last saw the pages; one that nobody has dated yet is not there. */
export const PAGE_DATES: Partial<Record<string, PageDate>> = dates
