const THRESHOLD_MARGIN_PX = 5

/** Whether the sticky header is due: all lengths in CSS px (specification, section 9). */
export function isPastHeader(offset: number, headerHeight: number): boolean {
  return offset > headerHeight + THRESHOLD_MARGIN_PX
}
