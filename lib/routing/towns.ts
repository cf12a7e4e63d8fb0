import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { CITY_PAGES } from './paths'
import { resolveRoute, type Route } from './routing'

// Apart from routing.ts, which is also part of a browser bundle.

const SEGMENT_MAX = 40
/** Five digits may be a ZIP; more may be a phone number. */
const DIGITS_MAX = 5

/** @returns by the slug of each town that exactly one city serves, that city */
export function createTownTable(
  cities: readonly { key: CityKey; servedCities: readonly string[] }[],
): Map<string, CityKey> {
  const towns = cities.flatMap(({ key, servedCities }) =>
    servedCities.map((town) => ({ slug: toSlug(town), key: getCanonicalCity(key) })),
  )
  const isServedOnce = ({ slug, key }: (typeof towns)[number]) =>
    towns.every((other) => other.slug !== slug || other.key === key)
  return new Map(towns.filter(isServedOnce).map(({ slug, key }) => [slug, key]))
}

const TOWNS = createTownTable(
  CITY_KEYS.map((key) => ({ key, servedCities: getCity(key).servedCities })),
)

/** Like `resolveRoute`, but a town of one city leads to that city's page of the same kind. */
export function resolveRouteOrTown(path: string): Route {
  const route = resolveRoute(path)
  if (route.kind !== 'redirect' || route.path !== '/') return route
  const [town = '', ...rest] = path.split('/').slice(1)
  const key = TOWNS.get(toSlug(decodeSegment(town)))
  return key ? { ...route, path: `/${key}${getPageSuffix(rest)}` } : route
}

/** The target of a redirect, else the path itself. */
export function followRedirect(path: string): string {
  const route = resolveRouteOrTown(path)
  return route.kind === 'redirect' ? route.path : path
}

/** What attribution may keep of a typed path without a city of ours; undefined for possible personal data. */
export function getTypedPath(path: string): string | undefined {
  const [name = '', ...rest] = path.split('/').slice(1)
  const isName = name.length <= SEGMENT_MAX && /^[a-z][a-z\d-]*$/i.test(name)
  const digits = name.replace(/\D/g, '')
  return isName && digits.length <= DIGITS_MAX ? `/${name}${getPageSuffix(rest)}` : undefined
}

/** '' for anything but a city's page. */
function getPageSuffix(segments: readonly string[]): string {
  const page = segments.join('/').toLowerCase()
  return CITY_PAGES.some((known) => known === page) ? `/${page}` : ''
}

function toSlug(name: string): string {
  return name
    .slice(0, SEGMENT_MAX)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ .-]+/g, '-')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
