/** The element that the sticky header replaces once it is out of view. */
export const MAIN_HEADER_ID = 'site-header'

const THRESHOLD_MARGIN_PX = 5

/** All lengths in CSS px (docs/requirements.md, section 9). */
export function isPastHeader(offset: number, headerHeight: number): boolean {
  return offset > headerHeight + THRESHOLD_MARGIN_PX
}
