import 'server-only'
import { getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { SITE_URL } from '@/lib/env'
import type { Request } from '@/lib/requests/request'

function createDeskUrl(areaKey: AreaKey): string {
  return `${SITE_URL}/${getAreaCity(areaKey).cityKey}/desk`
}

/** Safe to mail: the page shows nothing unless the browser has the desk's cookie. Empty without an area. */
export function createDeskRequestUrl({ areaKey, key }: Pick<Request, 'areaKey' | 'key'>): string {
  return areaKey ? `${createDeskUrl(areaKey)}/request?${new URLSearchParams({ key })}` : ''
}
