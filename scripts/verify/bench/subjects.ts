import { join } from 'node:path'
import { COUNTRY_HEADER, type PageType } from '@/e2e/support/pages/page-types'
import { startHost } from '@/scripts/verify/fault-injection/environment'
import { startFloor } from './floor'
import type { SubjectName } from './measures'
import { startTwin } from './twin'
import { newFolder } from './until-exit'

export interface Subject {
  name: SubjectName
  /** Undefined where it has no such page. */
  urlOf(page: PageType): string | undefined
}

/** Serves the built site, its twin, and the floor below the first of these pages. */
export async function startSubjects(
  pages: PageType[],
): Promise<{ siteUrl: string; subjects: Subject[] }> {
  const folder = newFolder('site')
  const file = join(folder, 'site.sqlite')
  const { site } = await startHost({ FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file })
  const htmls = new Map<PageType, string>()
  for (const page of pages) htmls.set(page, await htmlOf(site.url, page))
  const [first] = pages
  const twin = await startTwin(htmls)
  const floor = await startFloor(htmls.values().next().value ?? '')
  const subjects: Subject[] = [
    { name: 'site', urlOf: ({ path }) => site.url + path },
    { name: 'twin', urlOf: ({ name }) => `${twin}/twin/${name}.html` },
    { name: 'floor', urlOf: (page) => (page === first ? floor : undefined) },
  ]
  return { siteUrl: site.url, subjects }
}

async function htmlOf(url: string, { path, visitorCountry }: PageType): Promise<string> {
  const response = await fetch(url + path, { headers: { [COUNTRY_HEADER]: visitorCountry } })
  return response.text()
}
