import type { Page, Request } from '@playwright/test'
import { visitPage, type PageType } from '@/e2e/support/pages/page-types'

export const RESOURCE_KINDS = ['html', 'js', 'css', 'fonts', 'pictures'] as const
type ResourceKind = (typeof RESOURCE_KINDS)[number]

const RESOURCE_KIND_BY_TYPE: Record<string, ResourceKind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
}

export interface PageWeight {
  /** Transferred KiB. */
  kibByKind: Record<ResourceKind, number>
  requests: number
  elements: number
  /** Each file with its KiB, largest first. */
  files: string[]
}

/**
 * Opens a page and sums its transfers before the first interaction; the film loads later.
 * @param interact actions whose transfers count, too
 */
export async function measurePageWeight(
  page: Page,
  type: PageType,
  interact?: () => Promise<void>,
): Promise<PageWeight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await visitPage(page, type)
  await page.waitForLoadState('networkidle')
  await interact?.()
  const loaded = finished.filter((request) => request.resourceType() in RESOURCE_KIND_BY_TYPE)
  const files = await Promise.all(
    loaded.map(async (request) => ({
      kind: RESOURCE_KIND_BY_TYPE[request.resourceType()] ?? 'html',
      path: new URL(request.url()).pathname,
      kib: (await request.sizes()).responseBodySize / 1_024,
    })),
  )
  const sumKib = (kind: ResourceKind) =>
    files.reduce((sum, file) => (file.kind === kind ? sum + file.kib : sum), 0)
  return {
    kibByKind: Object.fromEntries(
      RESOURCE_KINDS.map((kind) => [kind, sumKib(kind)]),
    ) as PageWeight['kibByKind'],
    requests: files.length,
    elements: await page.locator('*').count(),
    files: files
      .sort((a, b) => b.kib - a.kib)
      .map(({ kind, path, kib }) => `${kib.toFixed(1)} KiB ${kind} ${path}`),
  }
}
