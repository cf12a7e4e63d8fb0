/**
 * Shown on `/` and `/get-quote` (docs/requirements.md, section 9). Apart from the brand, which the page of
 * errors would bring into every browser.
 */
export const DEFAULT_PHONE = '972-555-0117'
