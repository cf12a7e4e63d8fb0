import { env } from '@/lib/env'
import { TAG_META, type TagSettings as Settings } from '@/lib/analytics/tag-settings'

/** What is needed to measure visits; nothing where that is off. */
export function TagMeta() {
  const { NEXT_PUBLIC_GOOGLE_TAG_ID: ids, NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: ads = {} } = env
  if (!ids) return null
  const settings: Settings = { ids, ads }
  return <meta name={TAG_META} content={JSON.stringify(settings)} />
}
