import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { getAreaCity } from '@/lib/cities/location-cities'
import { isDeskPage } from './paths'
import type { Route } from './routing'

/** Redirects a desk page to the first city of its crew area, which has the desk. */
export function leadToDesk(route: Route): Route {
  if (route.kind !== 'page' || !isDeskPage(route.page)) return route
  const [, key, ...rest] = route.page.split('/')
  if (!isCityKey(key)) return route
  const { cityKey } = getAreaCity(getCity(key).areaKey)
  if (cityKey === key) return route
  return { kind: 'redirect', path: `/${[cityKey, ...rest].join('/')}`, status: 307 }
}
