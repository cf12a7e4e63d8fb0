import { readArguments } from '@/scripts/command'
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { CANONICAL_CITIES } from '@/lib/seo/canonical'
import { getCity } from '@/lib/cities/cities'
import { getOgImagePath } from '@/lib/routing/paths'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { renderEmptyPage } from '@/scripts/assets/film/frame-markup'
import { CARD_STYLE, renderCard } from '@/scripts/assets/og/card'

readArguments('assets og', {})
ensureBrowser()
rmSync('public/og', { recursive: true, force: true })
mkdirSync('public/og')
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(renderEmptyPage())
await page.addStyleTag({ content: CARD_STYLE })
for (const key of CANONICAL_CITIES) {
  await page.evaluate(
    (card) => {
      document.body.innerHTML = card
      return document.fonts.ready.then(() => undefined)
    },
    renderCard(getCity(key)),
  )
  await page.screenshot({ path: `public${getOgImagePath(key)}` })
}
await browser.close()
