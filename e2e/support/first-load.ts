import type { Page, Request } from '@playwright/test'
import { visit, type PageType } from './page-types'

/** What a page weighs. */
export const KINDS = ['html', 'js', 'css', 'fonts', 'pictures'] as const
type Kind = (typeof KINDS)[number]

const KIND_OF: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
}

export interface FirstLoad {
  /** KiB as they come over the wire. */
  weights: Record<Kind, number>
  requests: number
  elements: number
  /** Each file with its KiB, the heaviest first. */
  files: string[]
}

/**
 * Opens a page on a phone and weighs what came before anything was touched; the film comes later.
 * @param touch what the visitor does then, if what that brings is to be weighed, too
 */
export async function weigh(
  page: Page,
  type: PageType,
  touch?: () => Promise<void>,
): Promise<FirstLoad> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await visit(page, type)
  await page.waitForLoadState('networkidle')
  await touch?.()
  const loaded = finished.filter((request) => request.resourceType() in KIND_OF)
  const files = await Promise.all(
    loaded.map(async (request) => ({
      kind: KIND_OF[request.resourceType()] ?? 'html',
      path: new URL(request.url()).pathname,
      kib: (await request.sizes()).responseBodySize / 1_024,
    })),
  )
  const weightOf = (kind: Kind) =>
    files.reduce((sum, file) => (file.kind === kind ? sum + file.kib : sum), 0)
  return {
    weights: Object.fromEntries(
      KINDS.map((kind) => [kind, weightOf(kind)]),
    ) as FirstLoad['weights'],
    requests: files.length,
    elements: await page.locator('*').count(),
    files: files
      .sort((a, b) => b.kib - a.kib)
      .map(({ kind, path, kib }) => `${kib.toFixed(1)} KiB ${kind} ${path}`),
  }
}
