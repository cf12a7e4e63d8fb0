import { env } from '@/lib/env'
import { VITALS_META } from '@/lib/analytics/vitals'

/** Which share of page loads is measured; nothing where none is. */
export function VitalsMeta() {
  const { VITALS_SAMPLE: sampleRate } = env
  return sampleRate ? <meta name={VITALS_META} content={String(sampleRate)} /> : null
}
