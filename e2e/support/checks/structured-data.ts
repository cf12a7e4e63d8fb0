import { BRAND } from '@/lib/business/brand'
import { getCanonicalPaths, INDEXED_PATHS } from '@/lib/seo/canonical'
import { isCityKey } from '@/lib/cities/keys'
import { toPath, type CrawledPage } from '@/e2e/support/pages/crawl'

type SchemaNode = Record<string, unknown>

/** What no page says: Google dropped FAQ results, and shows no stars that we give ourselves. */
const FORBIDDEN_TYPES = ['FAQPage', 'Review', 'AggregateRating', 'Rating']
/** A fact that we do not have: made up, it would break Google's general guidelines. */
const FORBIDDEN_KEYS = ['streetAddress', 'postalCode', 'priceRange', 'price', 'geo']

/** What Google asks of a thing before it uses it (https://developers.google.com/search/docs/appearance). */
const REQUIRED_KEYS: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  MovingCompany: ['name', 'address', 'telephone', 'url', 'image', 'areaServed'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'offers'],
  Offer: ['url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
}

/** Which of the rules the structured data of a page breaks; empty where it keeps them all. */
export function findStructuredDataErrors(page: CrawledPage): string[] {
  return page.data.flatMap((text) => {
    if (text.includes('<')) return ['a text that could close the element']
    const { '@context': context, '@graph': graph } = JSON.parse(text) as SchemaNode
    if (context !== 'https://schema.org') return ['not in the words of schema.org']
    const nodes = collectNodes(graph)
    return [
      ...nodes.flatMap(findShapeErrors),
      ...nodes.flatMap((thing) => findContentMismatches(thing, page)),
      ...findBrokenReferences(nodes),
    ]
  })
}

/** Every object in there, however deep. */
function collectNodes(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as SchemaNode, ...Object.values(value).flatMap(collectNodes)]
}

function findShapeErrors(thing: SchemaNode): string[] {
  const type = String(thing['@type'])
  const isReference = Object.keys(thing).join() === '@id'
  const required = REQUIRED_KEYS[type] ?? []
  const isEmpty = (key: string) => {
    const value = thing[key]
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  }
  return [
    ...(isReference || thing['@type'] ? [] : ['a thing without a type']),
    ...(FORBIDDEN_TYPES.includes(type) ? [`a ${type}`] : []),
    ...FORBIDDEN_KEYS.filter((key) => key in thing).map((key) => `${key} in a ${type}`),
    ...required.filter(isEmpty).map((key) => `a ${type} without ${key}`),
  ]
}

/** What the data says must be what the page says. */
function findContentMismatches(thing: SchemaNode, page: CrawledPage): string[] {
  const errors: string[] = []
  const check = (isTrue: boolean, fault: string) => void (isTrue || errors.push(fault))
  const { telephone: number } = thing
  if (typeof number === 'string') {
    const dialled = `tel:${number.replaceAll('-', '')}`
    check(page.phones.includes(dialled), `the number ${number}, which is not shown`)
  }
  if (thing['@type'] === 'OpeningHoursSpecification') {
    const { opens, closes } = thing as { opens: string; closes: string }
    check(/^\d\d:\d\d$/.test(opens) && opens < closes, `hours from ${opens} to ${closes}`)
  }
  if (thing['@type'] === 'BreadcrumbList') {
    const steps = thing.itemListElement as { position: number; item: string }[]
    check(steps.length > 1, 'a trail of one step')
    check(
      steps.every(({ position }, index) => position === index + 1),
      'a trail that does not count',
    )
    check(toPath(steps.at(-1)?.item ?? '') === page.canonical, 'a trail that ends elsewhere')
    // The pages on the way are links that people see, too.
    const shown = page.links.map(toCanonicalPath)
    const isShown = steps.slice(0, -1).every(({ item }) => shown.includes(toPath(item)))
    check(isShown, 'a trail that the page does not show')
  }
  for (const address of [thing.url, thing.item].filter((value) => typeof value === 'string')) {
    const isKnown = INDEXED_PATHS.includes(toPath(address)) || address === BRAND.parent.url
    check(isKnown, `the address ${address}, which search engines are not told of`)
  }
  return errors
}

function findBrokenReferences(things: SchemaNode[]): string[] {
  const isReference = (thing: SchemaNode) => Object.keys(thing).join() === '@id'
  const known = things.filter((thing) => !isReference(thing)).map((thing) => thing['@id'])
  return things
    .filter((thing) => isReference(thing) && !known.includes(thing['@id']))
    .map((thing) => `a reference to ${String(thing['@id'])}, which is not there`)
}

/** A city's own page by the address that search engines know it by; other addresses stay as they are. */
function toCanonicalPath(path: string): string {
  const key = path.slice(1)
  return isCityKey(key) ? getCanonicalPaths(key).home : path
}
