import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CITY_KEYS } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { ROOT_PAGES, CITY_PAGES } from '@/lib/routing/paths'

/** A page as a search engine reads it, without running its scripts. */
export interface CrawledPage {
  path: string
  status: number
  html: string
  lang: string
  title: string
  /** A path of the site; '' where the page names none. */
  canonical: string
  headings: string[]
  /** Where its links lead within the site: paths, with query and fragment. */
  links: string[]
  ids: string[]
  /** By `property` or `name`: Open Graph, Twitter. */
  meta: Record<string, string>
  /** The texts of its structured data. */
  data: string[]
  /** The number that its call links dial. */
  phones: string[]
  /** What its main part says, forms left out. */
  text: string
}

/** Every address that the site answers with a page, linked or not. */
export const ALL_PATHS: readonly string[] = [
  '/',
  ...ROOT_PAGES.map((page) => `/${page}`),
  ...CITY_KEYS.flatMap((key) => [`/${key}`, ...CITY_PAGES.map((page) => `/${key}/${page}`)]),
]

/** Fetches one address; a redirect is not followed. */
export async function fetchPage(
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await fetch(siteUrl + path, { redirect: 'manual', headers })
  return { status: response.status, html: await response.text() }
}

/** Reads a page with a browser's own parser. @param reader a blank page, which runs no scripts of it */
export async function crawlPage(reader: Page, siteUrl: string, path: string): Promise<CrawledPage> {
  const { status, html } = await fetchPage(siteUrl, path)
  // No function with a name in here: the scripts' compiler marks those in a way the page does not know.
  const read = await reader.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    const main = document.querySelector('main')
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
    main?.querySelectorAll('form, script').forEach((part) => part.remove())
    return {
      lang: document.documentElement.lang,
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      links: hrefs.filter((href) => /^[/#]/.test(href)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      meta: Object.fromEntries(meta) as Record<string, string>,
      data,
      phones: hrefs.filter((href) => href.startsWith('tel:')),
      text: main?.textContent ?? '',
    }
  }, html)
  return { ...read, path, status, html, canonical: toPath(read.canonical) }
}

/** A path of the site, for one of its absolute addresses; other addresses stay as they are. */
export function toPath(address: string): string {
  // The framework writes the address of the first page without its slash.
  return address === SITE_URL ? '/' : address.replace(`${SITE_URL}/`, '/')
}

const DATE_WORDS =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|today|tomorrow|\d+/gi

/** A digest of what a page says, the same tomorrow: without numbers and names of days. */
export function hashContent({ text, title, meta }: CrawledPage): string {
  const words = [title, meta.description, text].join('\n').replace(DATE_WORDS, '#')
  return createHash('sha256').update(words).digest('base64url').slice(0, 12)
}
