import { BRAND } from '@/lib/business/brand'
import { getCanonicalPaths, INDEXED_PATHS } from '@/lib/seo/canonical'
import { isCityKey } from '@/lib/cities/keys'
import { toPath, type CrawledPage } from '@/e2e/support/pages/crawl'

type SchemaNode = Record<string, unknown>

/** Google dropped FAQ results and ignores ratings of one's own business. */
const FORBIDDEN_TYPES = ['FAQPage', 'Review', 'AggregateRating', 'Rating']
/** Unknown facts; invented ones would break Google's general guidelines. */
const FORBIDDEN_KEYS = ['streetAddress', 'postalCode', 'priceRange', 'price', 'geo']

/** Google's required properties (https://developers.google.com/search/docs/appearance). */
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

export function findStructuredDataErrors(page: CrawledPage): string[] {
  return page.data.flatMap((text) => {
    if (text.includes('<')) return ['"<" could close the script element']
    const { '@context': context, '@graph': graph } = JSON.parse(text) as SchemaNode
    if (context !== 'https://schema.org') return ['not schema.org']
    const nodes = collectNodes(graph)
    return [
      ...nodes.flatMap(findShapeErrors),
      ...nodes.flatMap((node) => findContentMismatches(node, page)),
      ...findBrokenReferences(nodes),
    ]
  })
}

/** Every object at any depth. */
function collectNodes(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as SchemaNode, ...Object.values(value).flatMap(collectNodes)]
}

function findShapeErrors(node: SchemaNode): string[] {
  const type = String(node['@type'])
  const isReference = Object.keys(node).join() === '@id'
  const required = REQUIRED_KEYS[type] ?? []
  const isEmpty = (key: string) => {
    const value = node[key]
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  }
  return [
    ...(isReference || node['@type'] ? [] : ['a node without a type']),
    ...(FORBIDDEN_TYPES.includes(type) ? [`a ${type}`] : []),
    ...FORBIDDEN_KEYS.filter((key) => key in node).map((key) => `${key} in a ${type}`),
    ...required.filter(isEmpty).map((key) => `a ${type} without ${key}`),
  ]
}

/** Compares the data with the page's visible content. */
function findContentMismatches(node: SchemaNode, page: CrawledPage): string[] {
  const errors: string[] = []
  const check = (isTrue: boolean, fault: string) => void (isTrue || errors.push(fault))
  const { telephone: number } = node
  if (typeof number === 'string') {
    const dialled = `tel:${number.replaceAll('-', '')}`
    check(page.phones.includes(dialled), `the number ${number}, which is not shown`)
  }
  if (node['@type'] === 'OpeningHoursSpecification') {
    const { opens, closes } = node as { opens: string; closes: string }
    check(/^\d\d:\d\d$/.test(opens) && opens < closes, `hours from ${opens} to ${closes}`)
  }
  if (node['@type'] === 'BreadcrumbList') {
    const steps = node.itemListElement as { position: number; item: string }[]
    check(steps.length > 1, 'a breadcrumb of one step')
    check(
      steps.every(({ position }, index) => position === index + 1),
      'wrong breadcrumb positions',
    )
    check(
      toPath(steps.at(-1)?.item ?? '') === page.canonical,
      'a breadcrumb that ends at another page',
    )
    // The breadcrumb's pages must also be visible links.
    const shown = page.links.map(toCanonicalPath)
    const isShown = steps.slice(0, -1).every(({ item }) => shown.includes(toPath(item)))
    check(isShown, 'a breadcrumb that the page does not show')
  }
  for (const address of [node.url, node.item].filter((value) => typeof value === 'string')) {
    const isKnown = INDEXED_PATHS.includes(toPath(address)) || address === BRAND.parent.url
    check(isKnown, `the address ${address}, which is not in the sitemap`)
  }
  return errors
}

function findBrokenReferences(nodes: SchemaNode[]): string[] {
  const isReference = (node: SchemaNode) => Object.keys(node).join() === '@id'
  const known = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
  return nodes
    .filter((node) => isReference(node) && !known.includes(node['@id']))
    .map((node) => `a reference to ${String(node['@id'])}, which does not exist`)
}

/** Turns a city's home path into its canonical path. */
function toCanonicalPath(path: string): string {
  const key = path.slice(1)
  return isCityKey(key) ? getCanonicalPaths(key).home : path
}
