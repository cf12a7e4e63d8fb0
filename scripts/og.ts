/** `npm run og`: draws the picture that is shown where a city's pages are shared, into public/og. */
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/browser'
import { PLACES } from '@/lib/seo/canonical'
import { getCity } from '@/lib/cities/cities'
import { ogPicture } from '@/lib/routing/paths'
import { ensureBrowser } from './browser'
import { emptyPage } from './film/page'
import { CARD_STYLE, cardOf } from './og/card'

ensureBrowser()
rmSync('public/og', { recursive: true, force: true })
mkdirSync('public/og')
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(emptyPage())
await page.addStyleTag({ content: CARD_STYLE })
for (const key of PLACES) {
  await page.evaluate(
    (card) => {
      document.body.innerHTML = card
      return document.fonts.ready.then(() => undefined)
    },
    cardOf(getCity(key)),
  )
  await page.screenshot({ path: `public${ogPicture(key)}` })
}
await browser.close()
