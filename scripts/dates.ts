/**
 * `npm run dates`: writes lib/seo/page-dates.json, which the sitemap shows: the day on which the text of each
 * page last changed, told by a digest of what the built site says. `npm run build` first.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/browser'
import { digestOf, readPage } from '@/e2e/support/crawl'
import { startSite } from '@/e2e/support/site'
import { INDEXED_PATHS } from '@/lib/seo/canonical'
import { PAGE_DATES, type PageDate } from '@/lib/seo/page-dates'
import { ensureBrowser } from './browser'

ensureBrowser()
const today = new Date().toISOString().slice(0, 10)
const folder = mkdtempSync(join(tmpdir(), 'dates-'))
const file = join(folder, 'site.sqlite')
const site = await startSite({ LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const reader = await browser.newPage()
const dates: Record<string, PageDate> = {}
let changed = 0
for (const path of INDEXED_PATHS) {
  const digest = digestOf(await readPage(reader, site.url, path))
  const seen = PAGE_DATES[path]
  const isSame = seen?.digest === digest
  dates[path] = { date: isSame ? seen.date : today, digest }
  if (!isSame) changed++
}
await browser.close()
await site.stop()
rmSync(folder, { recursive: true })
writeFileSync('lib/seo/page-dates.json', `${JSON.stringify(dates, null, 2)}\n`)
console.log(`${INDEXED_PATHS.length} pages, ${changed} changed`)
process.exit(0)
