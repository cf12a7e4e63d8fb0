import type { Locator, Page, Request } from '@playwright/test'
import { bookingForm, fillBooking, someDay, withoutMapsKey } from './support/booking-page'
import { expect, test as base, WAYS } from './support/fixtures'
import { marksIn, marksOf, type Marks } from './support/marks'
import { fillContact, fillMove, fullForm, shortForm, submit } from './support/quote-page'

interface Place {
  path: string
  form: (page: Page) => Locator
  fill: (page: Page, marks: Marks, javaScriptEnabled: boolean) => Promise<void>
}

const contact = ({ word, phone }: Marks) => ({ name: word('n'), phone, message: word('m') })

const PLACES: Place[] = [
  {
    path: '/dfw',
    form: fullForm,
    fill: (page, marks) =>
      fillMove(fullForm(page), { ...contact(marks), email: `${marks.word('e')}@example.com` }),
  },
  {
    path: '/dfw/get-quote',
    form: shortForm,
    fill: (page, marks) => fillContact(shortForm(page), contact(marks)),
  },
  {
    path: '/toronto/book-now',
    form: bookingForm,
    async fill(page, { word, phone }, javaScriptEnabled) {
      await fillBooking(page, someDay('toronto'), javaScriptEnabled)
      const form = bookingForm(page)
      await form.getByLabel('Anything else?').fill(word('m'))
      await form.getByLabel('Street').fill(`1 ${word('s')} St`)
      await form.getByRole('textbox', { name: 'Unit' }).fill(word('u'))
      await form.getByLabel('City', { exact: true }).fill(word('t'))
      await form.getByLabel('Your name').fill(word('n'))
      await form.getByLabel('Phone number').fill(phone)
    },
  },
]

/** Stories in which the browser must have told nobody but the form's own address who sent it. */
const test = base.extend<{ toldNobody: void }>({
  toldNobody: [
    async ({ page, baseURL }, use) => {
      const said: string[] = []
      const requests: Request[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', ({ message }) => said.push(message))
      page.on('request', (request) => requests.push(request))
      await use()
      expect(marksIn(said.join('\n')), 'in the console').toEqual([])
      for (const request of requests) {
        const url = request.url()
        const headers = JSON.stringify(await request.allHeaders())
        expect(marksIn(url + headers), `in the address or the headers of ${url}`).toEqual([])
        // Data of the page itself go nowhere.
        if (!/^(data|blob):/.test(url)) expect(new URL(url).origin).toBe(baseURL)
      }
    },
    { auto: true },
  ],
})

/** All that the browser keeps about the site, as text. */
async function keptBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
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
  return JSON.stringify([inPage, await page.context().storageState()])
}

for (const { javaScriptEnabled, visitor } of WAYS) {
  for (const { path, form, fill } of PLACES) {
    test.describe(() => {
      test.use({ javaScriptEnabled })

      test(`${visitor} of ${path} leaves no name in the browser, in vain and in the end`, async ({
        page,
        database,
      }, { workerIndex }) => {
        if (javaScriptEnabled && path.endsWith('/book-now')) await withoutMapsKey(page)
        await page.goto(path)
        if (javaScriptEnabled) await page.waitForLoadState('networkidle')
        const marks = marksOf(2_000 + workerIndex)
        await fill(page, marks, javaScriptEnabled)

        await form(page).getByLabel('Phone number').fill('416')
        await submit(form(page))
        await expect(form(page).getByRole('alert')).toContainText('There is a problem')
        expect(marksIn(await keptBy(page)), 'after a mistake').toEqual([])

        database.misbehave('deny')
        await form(page).getByLabel('Phone number').fill(marks.phone)
        await submit(form(page))
        await expect(form(page).getByRole('alert')).toContainText('What you typed is still here')
        expect(marksIn(await keptBy(page)), 'after a failure').toEqual([])

        database.misbehave(undefined)
        await submit(form(page))
        await expect(page).toHaveURL(/\/thankyou/)
        expect(marksIn(await keptBy(page)), 'when thanked').toEqual([])
        expect(marksIn(await page.content()), 'in the thanks').toEqual([])
        expect(marksIn(JSON.stringify([database.at('/leads'), database.at('/jobs')]))).not.toEqual(
          [],
        )

        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
        await expect(page).toHaveURL(/\/privacy/)
        expect(marksIn(await keptBy(page)), 'on the next page').toEqual([])
      })
    })
  }
}
