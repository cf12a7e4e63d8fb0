import type { Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { fillFields } from '@/e2e/support/pages/invalid-form-cases'
import { askForQuote, bookAndCancel, readPages } from '@/e2e/support/pages/journey'
import { VALID_MOVE } from '@/e2e/support/pages/post-form'
import { readWords } from '@/e2e/support/pages/read-words'
import { getMailSettings, startMailServer } from '@/e2e/support/servers/mail-server'
import {
  describeVisitors,
  expect,
  getConsents,
  getDetails,
  getJobs,
  test,
} from '@/e2e/support/servers/fixtures'
import { WORDS } from '@/lib/words/fr'

// The pages are for a customer of Gatineau, from the ad to a cancelled pickup.

const ENGLISH = /\b(?:the|your|you|we|and|with|for|call|is|are|this|our|please|it|of)\b/i
const UNTRANSLATED = new Set(
  Object.entries(WORDS).flatMap(([english, french]) =>
    english === french || /^\d*$/.test(english) ? [] : english,
  ),
)

const isEnglish = (text: string) => ENGLISH.test(text) || UNTRANSLATED.has(text)

const createLook = (page: Page) => async (where: string) => {
  const words = await readWords(page)
  expect(words.length, where).toBeGreaterThan(20)
  expect.soft(words.filter(isEnglish), where).toEqual([])
}

test.describe('pages', () => {
  // The 404 page.
  test.use({ expectedErrors: [/404/] })

  test('No French page has an English sentence, label or description', async ({ page, site }) => {
    test.setTimeout(120_000)
    const look = createLook(page)
    const city = 'ottawa'
    await readPages({ page, url: site.url, city, language: 'fr', javaScriptEnabled: true, look })
  })
})

describeVisitors('@core', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} asks for a quote in French, and reads no English on the way`, async ({
    page,
    site,
    database,
  }) => {
    test.setTimeout(120_000)
    const url = site.url
    const journey = { page, url, city: 'ottawa', language: 'fr', javaScriptEnabled } as const
    const look = createLook(page)
    for (const name of ['home', 'getQuote'] as const) await askForQuote({ ...journey, look }, name)
    const languages = Object.values(getDetails(database)).map(({ language }) => language)
    expect(languages).toEqual(['fr', 'fr'])
    expect(getConsents(database)).toMatchObject([{ version: 'ca-fr-1' }, { version: 'ca-fr-1' }])
  })

  test(`${visitor} books, moves and cancels a pickup in French, on pages and in mails`, async ({
    page,
    database,
    startOtherSite,
    stopAfterTest,
  }) => {
    test.setTimeout(120_000)
    const mailServer = await startMailServer()
    stopAfterTest(mailServer)
    const { url } = await startOtherSite(getMailSettings(mailServer))
    const look = createLook(page)
    const journey = { page, url, city: 'ottawa', language: 'fr', javaScriptEnabled } as const
    await bookAndCancel({ ...journey, look })
    expect(Object.values(getJobs(database))).toMatchObject([{ job_status: 'cancelled' }])

    const ofCustomer = () =>
      mailServer.mails.filter(({ recipients }) => recipients.includes('marie@example.com'))
    await expect.poll(() => ofCustomer().length).toBe(3)
    for (const { subject, text, html, calendars } of ofCustomer()) {
      expect(html).toContain('lang="fr-CA"')
      for (const line of [subject, ...text.split('\n'), ...calendars.flatMap(listTexts)])
        expect.soft(isEnglish(line), line).toBe(false)
    }
    const ofOffice = mailServer.mails.filter((mail) => !ofCustomer().includes(mail))
    for (const { text } of ofOffice) expect(text).toMatch(/Speaks French/)
  })
})

const listTexts = (calendar: string) =>
  [...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(([, text = '']) => text)

test('A request that cannot be stored says so in French', async ({ page, database }) => {
  database.setFault('refuse')
  await openPage(page, '/fr/ottawa')
  const form = page.locator('#quote form')
  await fillFields(form, { ...VALID_MOVE })
  await form.locator('[type=submit]').click()
  await expect(form.locator('[data-summary]')).toBeFocused()
  expect((await readWords(page)).filter(isEnglish)).toEqual([])
})

test.describe('after a deploy', () => {
  test.use({ expectedErrors: [/status of 40[49]/] })

  test('A page of an earlier build asks in French to be loaded again', async ({ page }) => {
    await openPage(page, '/fr/ottawa')
    // An action id of an earlier build.
    await page.route('**/fr/ottawa', (route) => {
      const headers = route.request().headers()
      const action = headers['next-action']?.replace(/^.{6}/, '000000')
      return route.continue(action ? { headers: { ...headers, 'next-action': action } } : {})
    })
    const form = page.locator('#quote form')
    await fillFields(form, { ...VALID_MOVE })
    await form.locator('[type=submit]').click()
    await expect(form.getByRole('alert')).toContainText('Recharger la page')
    expect((await readWords(page)).filter(isEnglish)).toEqual([])
  })
})

test('The link to a page’s twin keeps the ad’s click, and the form what was typed', async ({
  page,
}) => {
  await openPage(page, '/ottawa/get-quote?gclid=abc&h=packing')
  await page.getByLabel('Your name').fill('Marie Roy')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/ottawa/get-quote?gclid=abc&h=packing')
  await expect(page.locator('[name=name]')).toHaveValue('Marie Roy')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/ottawa/get-quote?gclid=abc&h=packing')
})

test.describe('a browser that asks for French first', () => {
  test.use({ locale: 'fr-CA' })

  test('stays on the page that was asked for, and its link to the French page stands out', async ({
    page,
  }) => {
    await page.goto('/ottawa')
    await expect(page).toHaveURL('/ottawa')
    await expect(page.locator('[data-preferred]')).toHaveText('Français')
  })
})
