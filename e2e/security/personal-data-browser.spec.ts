import type { Page, Request } from '@playwright/test'
import { removeMapsKey } from '@/e2e/support/pages/booking-page'
import { getTypedForms } from '@/e2e/support/pages/draft'
import { describeVisitors, expect, test as base } from '@/e2e/support/servers/fixtures'
import { findPiiMarkers, makePiiMarkers, type PiiMarkers } from '@/e2e/support/checks/pii-markers'
import { submitForm, submitValidForm } from '@/e2e/support/pages/quote-page'
import { FORMS } from '@/e2e/support/pages/site-forms'

const makeAnswers = ({ makeWord, phone }: PiiMarkers) => ({
  name: makeWord('n'),
  phone,
  message: makeWord('m'),
  email: `${makeWord('e')}@example.com`,
  street: `1 ${makeWord('s')} St`,
  unit: makeWord('u'),
  city: makeWord('t'),
})

const test = base.extend<{ expectNoLeaks: void }>({
  expectNoLeaks: [
    async ({ page, baseURL }, use) => {
      const leaks: string[] = []
      const requests: Request[] = []
      page.on('console', (message) => leaks.push(message.text()))
      page.on('pageerror', ({ message }) => leaks.push(message))
      page.on('request', (request) => requests.push(request))
      await use()
      expect(findPiiMarkers(leaks.join('\n')), 'in the console').toEqual([])
      for (const request of requests) {
        const url = request.url()
        const headers = JSON.stringify(await request.allHeaders())
        expect(findPiiMarkers(url + headers), `in the address or the headers of ${url}`).toEqual([])
        // Data and blob URLs cause no request.
        if (!/^(data|blob):/.test(url)) expect(new URL(url).origin).toBe(baseURL)
      }
    },
    { auto: true },
  ],
})

/** The tab stores typed answers here until they are sent, then the sent ones. */
const FORM_MEMORY_KEY = 'forms'

async function readBrowserStorage(page: Page): Promise<string> {
  const tab = Object.entries(await page.evaluate(() => ({ ...sessionStorage })))
  const inPage = await page.evaluate(async () => ({
    storage: [{ ...localStorage }, document.cookie, window.name],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    history: [
      location.href,
      history.state as unknown,
      ...navigation.entries().map((entry) => [entry.url, entry.getState() as unknown]),
    ],
    loaded: performance.getEntries().map(({ name }) => name),
  }))
  expect([inPage.databases, inPage.caches, inPage.workers]).toEqual([[], [], 0])
  const others = tab.filter(([key]) => key !== FORM_MEMORY_KEY)
  return JSON.stringify([inPage, others, await page.context().storageState()])
}

describeVisitors('personal data', ({ javaScriptEnabled, visitor }) => {
  // Every form behaves alike without scripts, so one of them is enough.
  for (const { path, form, fill } of javaScriptEnabled ? FORMS : FORMS.slice(2)) {
    test(`${visitor} of ${path} leaves no personal data in the browser besides the tab’s own answers`, async ({
      page,
      database,
    }, { workerIndex }) => {
      if (javaScriptEnabled && path.endsWith('/book-now')) await removeMapsKey(page)
      await page.goto(path)
      if (javaScriptEnabled) await page.waitForLoadState('networkidle')
      const markers = makePiiMarkers(2_000 + workerIndex)
      await fill(page, makeAnswers(markers), javaScriptEnabled)

      await form(page).getByLabel('Phone number').fill('416')
      await submitForm(form(page))
      await expect(form(page).getByRole('alert')).toContainText('Please check your answers')
      expect(findPiiMarkers(await readBrowserStorage(page)), 'after a mistake').toEqual([])

      database.setFault('deny')
      await form(page).getByLabel('Phone number').fill(markers.phone)
      await submitForm(form(page))
      await expect(form(page).getByRole('alert')).toContainText(
        'Everything you typed is still here',
      )
      expect(findPiiMarkers(await readBrowserStorage(page)), 'after a failure').toEqual([])

      database.setFault(undefined)
      await submitValidForm(form(page))
      expect(findPiiMarkers(await readBrowserStorage(page)), 'after the redirect').toEqual([])
      await expect.poll(() => getTypedForms(page), 'drafts after the redirect').toEqual([])
      const thankYou = await page.request.get(page.url(), { maxRetries: 2 })
      expect(findPiiMarkers(await thankYou.text()), 'in the thank-you page').toEqual([])
      expect(
        findPiiMarkers(JSON.stringify([database.read('/leads'), database.read('/jobs')])),
      ).not.toEqual([])

      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
      await expect(page).toHaveURL(/\/privacy/)
      expect(findPiiMarkers(await readBrowserStorage(page)), 'on the next page').toEqual([])
    })
  }
})
