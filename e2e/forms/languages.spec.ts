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
import { getPaths } from '@/lib/routing/paths'
import * as SPANISH from '@/lib/words/es'
import * as FRENCH from '@/lib/words/fr'
import { LANGUAGES } from '@/lib/words/languages'

/** The customers: where one asks for a quote and one books a pickup, from the ad to a cancelled request. */
const CUSTOMERS = [
  {
    language: 'fr',
    name: 'French',
    words: FRENCH.WORDS,
    consent: 'ca-fr-1',
    reload: 'Recharger la page',
    quoteCity: 'ottawa',
    pickupCity: 'ottawa',
  },
  {
    language: 'es',
    name: 'Spanish',
    words: SPANISH.WORDS,
    consent: 'us-es-1',
    reload: 'Recargar la página',
    quoteCity: 'san-antonio',
    pickupCity: 'miami',
  },
] as const

const ENGLISH = /\b(?:the|your|you|we|and|with|for|call|is|are|this|our|please|it|of)\b/i
const listTexts = (calendar: string) =>
  [...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(([, text = '']) => text)

for (const { language, name, words, consent, reload, quoteCity, pickupCity } of CUSTOMERS) {
  const untranslated = new Set(
    Object.entries(words).flatMap(([english, text]) =>
      english === text || /^\d*$/.test(english) ? [] : english,
    ),
  )
  const isWrong = (text: string) =>
    ENGLISH.test(text) || untranslated.has(text) || /\.\.(?!\.)/.test(text)
  const createLook = (page: Page) => async (where: string) => {
    const found = await readWords(page)
    expect(found.length, where).toBeGreaterThan(20)
    expect.soft(found.filter(isWrong), where).toEqual([])
  }
  const { home } = getPaths(quoteCity, language)

  test.describe(`pages in ${name}`, () => {
    // The 404 page.
    test.use({ expectedErrors: [/404/] })

    for (const city of new Set([quoteCity, pickupCity]))
      test(`No page of ${city} in ${name} has an English sentence, label or description`, async ({
        page,
        site,
      }) => {
        test.setTimeout(120_000)
        const look = createLook(page)
        await readPages({ page, url: site.url, city, language, javaScriptEnabled: true, look })
      })
  })

  describeVisitors('@core', ({ javaScriptEnabled, visitor }) => {
    test(`${visitor} asks for a quote in ${name} and cancels it, and reads no English on the way`, async ({
      page,
      site,
      database,
    }) => {
      test.setTimeout(120_000)
      const look = createLook(page)
      const journey = { page, url: site.url, city: quoteCity, language, javaScriptEnabled, look }
      for (const pageName of ['home', 'getQuote'] as const) await askForQuote(journey, pageName)
      const languages = Object.values(getDetails(database)).map((details) => details.language)
      expect(languages).toEqual([language, language])
      expect(getConsents(database)).toMatchObject([{ version: consent }, { version: consent }])
    })

    test(`${visitor} books, moves and cancels a pickup in ${name}, on pages and in mails`, async ({
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
      await bookAndCancel({ page, url, city: pickupCity, language, javaScriptEnabled, look })
      expect(Object.values(getJobs(database))).toMatchObject([{ job_status: 'cancelled' }])

      const ofCustomer = () =>
        mailServer.mails.filter(({ recipients }) => recipients.includes('marie@example.com'))
      await expect.poll(() => ofCustomer().length).toBe(3)
      for (const { subject, text, html, calendars } of ofCustomer()) {
        expect(html).toContain(`lang="${LANGUAGES[language].locale}"`)
        for (const line of [subject, ...text.split('\n'), ...calendars.flatMap(listTexts)])
          expect.soft(isWrong(line), line).toBe(false)
      }
      const ofOffice = mailServer.mails.filter((mail) => !ofCustomer().includes(mail))
      for (const { text } of ofOffice) expect(text).toContain(`Speaks ${name}`)
    })
  })

  test(`A request that cannot be stored says so in ${name}`, async ({ page, database }) => {
    database.setFault('refuse')
    await openPage(page, home)
    const form = page.locator('#quote form')
    await fillFields(form, { ...VALID_MOVE })
    await form.locator('[type=submit]').click()
    await expect(form.locator('[data-summary]')).toBeFocused()
    expect((await readWords(page)).filter(isWrong)).toEqual([])
  })

  test.describe(`after a deploy, in ${name}`, () => {
    test.use({ expectedErrors: [/status of 40[49]/] })

    test(`A page of an earlier build asks in ${name} to be loaded again`, async ({ page }) => {
      await openPage(page, home)
      // An action id of an earlier build.
      await page.route(`**${home}`, (route) => {
        const headers = route.request().headers()
        const action = headers['next-action']?.replace(/^.{6}/, '000000')
        return route.continue(action ? { headers: { ...headers, 'next-action': action } } : {})
      })
      const form = page.locator('#quote form')
      await fillFields(form, { ...VALID_MOVE })
      await form.locator('[type=submit]').click()
      await expect(form.getByRole('alert')).toContainText(reload)
      expect((await readWords(page)).filter(isWrong)).toEqual([])
    })
  })
}

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
