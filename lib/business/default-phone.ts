/**
 * Shown on `/` and `/get-quote` (docs/requirements.md, section 9). In a file of its own, because
 * the page of errors would bring the whole brand into every browser.
 */
export const DEFAULT_PHONE = '972-555-0117'
