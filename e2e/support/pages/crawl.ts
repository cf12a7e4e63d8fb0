import type { Page } from '@playwright/test'
import { CITY_KEYS } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { ROOT_PAGES, CITY_PAGES } from '@/lib/routing/paths'

/** A page parsed without running its scripts. */
export interface CrawledPage {
  path: string
  status: number
  lang: string
  title: string
  /** A path; '' if the page has no canonical link. */
  canonical: string
  headings: string[]
  /** Internal links: paths with query and fragment. */
  links: string[]
  ids: string[]
  /** Meta tags by `property` or `name`. */
  meta: Record<string, string>
  /** Its structured data as JSON. */
  data: string[]
  /** The addresses of its `tel:` links. */
  phones: string[]
}

/** Every address with a page, linked or not. */
export const ALL_PATHS: readonly string[] = [
  '/',
  ...ROOT_PAGES.map((page) => `/${page}`),
  ...CITY_KEYS.flatMap((key) => [`/${key}`, ...CITY_PAGES.map((page) => `/${key}/${page}`)]),
]

/** Fetches one address without following a redirect. */
export async function fetchPage(
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await fetch(siteUrl + path, { redirect: 'manual', headers })
  return { status: response.status, html: await response.text() }
}

/** Parses a page with the browser's parser. @param reader a blank page */
export async function crawlPage(reader: Page, siteUrl: string, path: string): Promise<CrawledPage> {
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
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      links: hrefs.filter((href) => /^[/#]/.test(href)),
      ids,
      meta: Object.fromEntries(meta) as Record<string, string>,
      data,
      phones: hrefs.filter((href) => href.startsWith('tel:')),
    }
  }, html)
  return { ...read, path, status, canonical: toPath(read.canonical) }
}

/** Turns an absolute address of the site into a path and returns other addresses unchanged. */
export function toPath(address: string): string {
  // Next writes the home page's address without a slash.
  return address === SITE_URL ? '/' : address.replace(`${SITE_URL}/`, '/')
}
