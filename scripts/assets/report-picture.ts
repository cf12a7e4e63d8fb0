import { readArguments } from '@/scripts/command'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { readReport } from '@/scripts/ops/report/read-report'
import { formatReport } from '@/scripts/ops/report/report-page'
import { openSampleStore } from '@/scripts/ops/report/sample'
import { makeSampleSpend } from '@/scripts/ops/report/sample-channels'

readArguments('assets report-picture', {})
ensureBrowser()
const period = { since: '2026-08-25', until: '2026-11-22' }
const { store } = await openSampleStore(period)
const report = await formatReport(await readReport(store, period), makeSampleSpend(period))
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const page = await browser.newPage({ viewport: { width: 1280, height: 1560 } })
await page.setContent(report)
await page.screenshot({ path: 'docs/pictures/report.png' })
await browser.close()
process.exit(0)
