import { readArguments } from '@/scripts/command'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { hashContent, crawlPage } from '@/e2e/support/pages/crawl'
import { startSite } from '@/e2e/support/servers/site'
import { INDEXED_PATHS } from '@/lib/seo/canonical'
import { PAGE_DATES, type PageDate } from '@/lib/seo/page-dates'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { ensureBuild } from '@/scripts/verify/ensure-build'

readArguments('assets page-dates', {})
ensureBuild(true)
ensureBrowser()
const today = new Date().toISOString().slice(0, 10)
const folder = mkdtempSync(join(tmpdir(), 'dates-'))
const file = join(folder, 'site.sqlite')
const site = await startSite({ LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const reader = await browser.newPage()
/** The day on which the text of each page last changed. */
const dates: Record<string, PageDate> = {}
let changed = 0
for (const path of INDEXED_PATHS) {
  const digest = hashContent(await crawlPage(reader, site.url, path))
  const previous = PAGE_DATES[path]
  const isSame = previous?.digest === digest
  dates[path] = { date: isSame ? previous.date : today, digest }
  if (!isSame) changed++
}
await browser.close()
await site.stop()
rmSync(folder, { recursive: true })
writeFileSync('lib/seo/page-dates.json', `${JSON.stringify(dates, null, 2)}\n`)
console.log(`${INDEXED_PATHS.length} pages, ${changed} changed`)
process.exit(0)
