import { env } from '@/lib/env'
import { VITALS_META } from '@/lib/analytics/vitals'

/** Which share of page loads is measured; nothing where none is. */
export function VitalsSettings() {
  const { VITALS_SAMPLE: share } = env
  return share ? <meta name={VITALS_META} content={String(share)} /> : null
}
