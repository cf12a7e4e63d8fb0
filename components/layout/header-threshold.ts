const THRESHOLD_MARGIN_PX = 5

/** All lengths in CSS px (docs/requirements.md, section 9). */
export function isPastHeader(offset: number, headerHeight: number): boolean {
  return offset > headerHeight + THRESHOLD_MARGIN_PX
}
