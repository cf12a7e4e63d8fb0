import { SPEED_META } from '@/lib/analytics/tag-settings'
import { getChoices } from './choices-storage'

export function hasSpeedInsights(): boolean {
  return document.querySelector(`meta[name="${SPEED_META}"]`) !== null
}

/** Loads Vercel's measurement of the page's speed, after a yes to measurement. */
export function loadSpeedInsights(): void {
  if (!hasSpeedInsights() || getChoices().measurement !== true) return
  // A failed import (offline, new deployment) only loses this page's figures.
  import('./speed-insights').then(
    ({ startSpeedInsights }) => startSpeedInsights(),
    () => undefined,
  )
}
