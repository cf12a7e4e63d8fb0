import { BRAND } from '@/lib/business/brand'
import { INDEXED_PATHS } from '@/lib/seo/canonical'
import { toPath, type CrawledPage } from '@/e2e/support/pages/crawl'

type SchemaNode = Record<string, unknown>

/** Compares a page's structured data with what the page shows and with the sitemap. */
export function findStructuredDataErrors(page: CrawledPage): string[] {
  return page.data.flatMap((text) => {
    if (text.includes('<')) return ['"<" could close the script element']
    const { '@context': context, '@graph': graph } = JSON.parse(text) as SchemaNode
    if (context !== 'https://schema.org') return ['not schema.org']
    const nodes = collectNodes(graph)
    const ids = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
    return [
      ...nodes.flatMap((node) => findContentMismatches(node, page)),
      ...nodes
        .filter((node) => isReference(node) && !ids.includes(node['@id']))
        .map((node) => `a reference to ${String(node['@id'])}, which does not exist`),
    ]
  })
}

const isReference = (node: SchemaNode) => Object.keys(node).join() === '@id'

/** Every object at any depth. */
function collectNodes(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as SchemaNode, ...Object.values(value).flatMap(collectNodes)]
}

function findContentMismatches(node: SchemaNode, page: CrawledPage): string[] {
  const errors: string[] = []
  const { telephone } = node
  if (typeof telephone === 'string') {
    const dialled = `tel:${telephone.replaceAll('-', '')}`
    if (!page.phones.includes(dialled)) errors.push(`the number ${telephone}, which is not shown`)
  }
  if (node['@type'] === 'BreadcrumbList') {
    const { item = '' } = (node.itemListElement as { item: string }[]).at(-1) ?? {}
    if (toPath(item) !== page.canonical) errors.push('a breadcrumb that ends at another page')
  }
  for (const address of [node.url, node.item].filter((value) => typeof value === 'string')) {
    const isKnown = INDEXED_PATHS.includes(toPath(address)) || address === BRAND.parent.url
    if (!isKnown) errors.push(`the address ${address}, which is not in the sitemap`)
  }
  return errors
}
