type Load = { activationStart?: number; deliveryType?: string } | undefined

/** Middleware records no visit for a page that the browser loads before it shows it. */
export function loadEarlyVisit(signal: AbortSignal): void {
  const load = performance.getEntriesByType('navigation')[0] as Load
  const isPrerendered = 'prerendering' in document && document.prerendering
  if (!isPrerendered && !load?.activationStart && !load?.deliveryType?.startsWith('nav')) return
  import('./early-visit').then(
    ({ writeEarlyVisit }) => writeEarlyVisit(signal),
    () => undefined,
  )
}
