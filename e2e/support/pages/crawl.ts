import type { Page } from '@playwright/test'
import { BRAND } from '@/lib/business/brand'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { SITE_URL } from '@/lib/env'
import { CITY_PAGES, getPaths, ROOT_PAGES, THANK_YOU_PATH } from '@/lib/routing/paths'
import { splitLanguage } from '@/lib/routing/routing'
import { OTHER_LANGUAGES, type OtherLanguage } from '@/lib/words/languages'
import { INDEXED_PATHS } from '@/lib/routing/canonical'

export type CrawledPage = Awaited<ReturnType<typeof crawlPage>>

/** Includes pages that no link leads to. */
export const ALL_PATHS: readonly string[] = [
  '/',
  ...ROOT_PAGES.map((page) => `/${page}`),
  ...OTHER_LANGUAGES.flatMap((language) =>
    // Pages without a city exist only if the language has them.
    getLanguageCity(language) === null
      ? [`/${language}`, ...ROOT_PAGES.map((page) => `/${language}/${page}`)]
      : `/${language}${THANK_YOU_PATH}`,
  ),
  ...CITY_KEYS.flatMap((key) =>
    listLanguages(key).flatMap((language) => {
      const { home } = getPaths(key, language)
      return [home, ...CITY_PAGES.map((page) => `${home}/${page}`)]
    }),
  ),
]

export const getTrackingPhone = (city: CityKey) =>
  SEED_LOCATIONS[getCity(city).locationId].tracking_phone

export function readPath(path: string): { language?: OtherLanguage; city: CityKey | undefined } {
  const { language, page } = splitLanguage(path)
  const city = CITY_KEYS.find((key) => page.split('/')[1] === key)
  return { city, ...(language && { language }) }
}

/** Follows no redirect. */
export async function fetchPage(
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await fetch(siteUrl + path, { redirect: 'manual', headers })
  return { status: response.status, html: await response.text() }
}

/** Parses with the browser's parser. @param reader a blank page */
export async function crawlPage(reader: Page, siteUrl: string, path: string) {
  const { status, html } = await fetchPage(siteUrl, path)
  // No named functions here: tsx wraps them in a helper that the page lacks.
  const read = await reader.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    const hrefs = [...document.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const meta = [...document.querySelectorAll('meta[property], meta[name]')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content') ?? '',
    ])
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    )
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      lang: document.documentElement.lang,
      title: document.title,
      /** '' if the page has no canonical link. */
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      /** Internal links: paths with query and fragment. */
      links: hrefs.filter((href) => /^[/#]/.test(href)),
      ids,
      /** By `property` or `name`. */
      meta: Object.fromEntries(meta) as Record<string, string>,
      data,
      phones: hrefs.filter((href) => href.startsWith('tel:')),
    }
  }, html)
  return { ...read, path, status, canonical: toPath(read.canonical) }
}

/** Returns a path for an address of the site, and any other address unchanged. */
export function toPath(address: string): string {
  // Next writes the home page's address without a slash.
  return address === SITE_URL ? '/' : address.replace(`${SITE_URL}/`, '/')
}

type SchemaNode = Record<string, unknown>

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
