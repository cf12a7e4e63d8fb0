import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import {
  CITY_KEYS,
  DEFAULT_CITY,
  getCanonicalCity,
  isCityKey,
  type CityKey,
} from '@/lib/cities/keys'
import { isPlaceName } from './api-paths'
import { leadToDesk } from './desk-route'
import { DISTRICTS } from './districts'
import type { OtherLanguage } from '@/lib/words/languages'
import {
  CITY_PAGES,
  DESK_PAGES,
  getLanguagePrefix,
  getPaths,
  isDeskPage,
  NOT_FOUND_PAGE,
  THANK_YOU_PATH,
} from './paths'
import { PATH_MAX, resolveRoute, splitLanguage, type Route } from './routing'

const SEGMENT_MAX = 40

/** Characters that mail and chat programs put around an address, some of them escaped as `&gt;`. */
const GLUED =
  /^[\s\p{Cf}([{<'"“‘«*]+|(?:[\s\p{Cf})\]}>.,;:!?'"”’»*`]|&(?:amp|gt|lt|quot|nbsp);?)+$/gu

/** @returns the city of each town that exactly one city serves, by the town's squashed name */
export function createTownTable(
  cities: readonly { key: CityKey; servedCities: readonly string[] }[],
): Map<string, CityKey> {
  const towns = cities.flatMap(({ key, servedCities }) =>
    servedCities.map((town) => ({ name: squash(town), key: getCanonicalCity(key) })),
  )
  const isOfOneCity = ({ name, key }: (typeof towns)[number]) =>
    towns.every((other) => other.name !== name || other.key === key)
  return new Map(towns.filter(isOfOneCity).map(({ name, key }) => [name, key]))
}

const CITY_NAMES = createTownTable(
  CITY_KEYS.map((key) => {
    const { name, region } = getCity(key)
    return { key, servedCities: [key, name, `${name} ${region}`] }
  }),
)

const TOWNS = createTownTable(
  CITY_KEYS.map((key) => ({
    key,
    servedCities: [...getCity(key).servedCities, ...(DISTRICTS[key]?.split(', ') ?? [])],
  })),
)

const KNOWN_PAGES: readonly string[] = [...CITY_PAGES, ...DESK_PAGES]

/** The parts of a path after the city, by their squashed spelling. */
const PAGES = new Map(
  [...KNOWN_PAGES, THANK_YOU_PATH.slice(1)]
    .flatMap((page) => page.split('/'))
    .map((part) => [squash(part), part]),
)

/** Like `resolveRoute`, but redirects towns, districts and other spellings to the page they mean. */
export function resolveRouteOrTown(path: string): Route {
  if (path.length > PATH_MAX) return { kind: 'not-found' }
  const route = resolveTypedRoute(path)
  const clean = cleanPath(path)
  if (clean === path || isFound(route)) return route
  const meant = resolveTypedRoute(clean)
  return isFound(meant) ? { kind: 'redirect', path: clean, status: 308 } : meant
}

const isFound = (route: Route) => route.kind === 'page' && route.status === 200

/** Removes escapes, glued characters and an `/en` prefix, and spells pages as we do. */
function cleanPath(path: string): string {
  const parts = decode(decode(path))
    .split('/')
    .map((part) => part.replace(GLUED, ''))
    .filter(Boolean)
  if (/^en$/i.test(parts[0] ?? '')) parts.shift()
  return `/${parts.map((part) => PAGES.get(squash(part)) ?? part).join('/')}`
}

function resolveTypedRoute(path: string): Route {
  const { language, page } = splitLanguage(path)
  const route = resolvePage(page, language)
  return language ? localize(route, language, page, path) : route
}

/** Keeps the language if the city has pages in it, else leads to the English page. */
function localize(route: Route, language: OtherLanguage, page: string, path: string): Route {
  if (route.kind === 'redirect') return { ...route, path: localizePath(route.path, language) }
  if (route.kind === 'not-found') {
    const page = `/${getLanguageCity(language) ?? DEFAULT_CITY}/${NOT_FOUND_PAGE}`
    return { kind: 'page', page, status: 404, language }
  }
  if (route.kind !== 'page') return route
  const localized = localizePath(route.status === 404 ? page : route.page, language)
  if (route.status === 404 && localized.startsWith(`/${language}/`)) return { ...route, language }
  return localized === path
    ? { ...route, language }
    : { kind: 'redirect', path: localized, status: 307 }
}

function localizePath(page: string, language: OtherLanguage): string {
  if (isDeskPage(page)) return page
  const key = page.split('/')[1]
  if (isCityKey(key)) return listLanguages(key).includes(language) ? `/${language}${page}` : page
  const city = getLanguageCity(language)
  const isOfNoCity = page === THANK_YOU_PATH || city === null
  return (isOfNoCity ? `/${language}` : getPaths(city, language).home) + page.replace(/^\/$/, '')
}

function resolvePage(path: string, language?: OtherLanguage): Route {
  const route = leadToDesk(resolveRoute(path))
  if (route.kind !== 'redirect' || route.path !== '/') return route
  const [typed = '', ...rest] = path.split('/').slice(1)
  const page = getPageSuffix([typed])
  if (page && rest.length > 0) return { kind: 'not-found' }
  if (page) return { ...route, path: `/${getLanguageCity(language) ?? DEFAULT_CITY}${page}` }
  const name = squash(typed)
  const city = CITY_NAMES.get(name)
  const key = city ?? TOWNS.get(name) ?? findMisspelledCity(name)
  if (!key) return { ...route, ...readPlace(typed, language) }
  return { kind: 'redirect', path: `/${key}${getPageSuffix(rest)}`, status: city ? 308 : 307 }
}

/** The unknown place as people write it: French keeps hyphens. Leaves out possible personal data. */
function readPlace(typed: string, language?: OtherLanguage): { place?: string } {
  const place = typed.replace(language === 'fr' ? /[\s_+]+/g : /[\s_+-]+/g, ' ').trim()
  return isPlaceName(place) ? { place } : {}
}

/** Undefined unless exactly one city's name is a letter apart. */
function findMisspelledCity(name: string): CityKey | undefined {
  const near = [...CITY_NAMES].filter(([city]) => city.length >= 5 && isOneLetterApart(name, city))
  const keys = new Set(near.map(([, key]) => key))
  return keys.size === 1 ? [...keys][0] : undefined
}

/** True when one letter is added, missing or different, or two are swapped. */
function isOneLetterApart(one: string, other: string): boolean {
  let [a, b] = [one, other]
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)]
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}

export function followRedirect(path: string): string {
  const route = resolveRouteOrTown(path)
  return route.kind === 'redirect' ? route.path : path
}

/** The part of a typed path that attribution may keep; undefined if it may be personal data. */
export function getTypedPath(path: string): string | undefined {
  const { language, page } = splitLanguage(path)
  const [name = '', ...rest] = page.split('/').slice(1)
  // Five digits may be a ZIP; more may be a phone number.
  return /^(?!(?:\D*\d){6})[a-z][a-z\d-]{0,39}$/i.test(name)
    ? `${getLanguagePrefix(language)}/${name}${getPageSuffix(rest)}`
    : undefined
}

function getPageSuffix(segments: readonly string[]): string {
  const page = segments.join('/').toLowerCase()
  return KNOWN_PAGES.includes(page) ? `/${page}` : ''
}

/** Keeps letters and digits only, so that `St. Albert` and `saint_albert` are equal. */
function squash(name: string): string {
  return name
    .slice(0, SEGMENT_MAX)
    .normalize('NFD')
    .toLowerCase()
    .replace(/^(?:saint|st)(?=[^a-z])/, 'st')
    .replace(/^ft(?=[^a-z])/, 'fort')
    .replace(/[^a-z\d]/g, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
