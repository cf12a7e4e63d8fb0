import { getPageSetting } from '@/components/ui/page-setting'
import { getChoices } from './choices-storage'
import { SPEED_META } from '@/lib/http/page-settings'

export function loadSpeedInsights(): void {
  if (getPageSetting(SPEED_META) === undefined || getChoices().measurement !== true) return
  // A failed import (offline, new deployment) only loses this page's figures.
  import('./speed-insights').then(
    ({ startSpeedInsights }) => startSpeedInsights(),
    () => undefined,
  )
}
