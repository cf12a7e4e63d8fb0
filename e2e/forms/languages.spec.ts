import type { Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { fillFields } from '@/e2e/support/pages/invalid-form-cases'
import { AD, askForQuote, bookAndCancel, listPaths } from '@/e2e/support/pages/journey'
import { sendOldAction, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { listLines, readWords } from '@/e2e/support/pages/read-words'
import { test } from '@/e2e/support/servers/office'
import {
  describeVisitors,
  expect,
  getConsents,
  getDetails,
  getJobs,
  serverTest,
} from '@/e2e/support/servers/fixtures'
import { getPaths } from '@/lib/routing/paths'
import * as SPANISH from '@/lib/words/es'
import * as FRENCH from '@/lib/words/fr'
import { LANGUAGES } from '@/lib/words/languages'

/** Each asks for a quote and books a pickup, from the ad to the cancelled request. */
const CUSTOMERS = [
  {
    language: 'fr',
    name: 'French',
    words: FRENCH.WORDS,
    consent: 'ca-fr-1',
    reload: 'Recharger la page',
    quoteCity: 'ottawa',
    pickupCity: 'ottawa',
    pagesWithoutCity: ['/fr/thankyou'],
  },
  {
    language: 'es',
    name: 'Spanish',
    words: SPANISH.WORDS,
    consent: 'us-es-1',
    reload: 'Recargar la página',
    quoteCity: 'san-antonio',
    pickupCity: 'miami',
    pagesWithoutCity: ['', '/get-quote', '/privacy', '/accessibility', '/thankyou'].map(
      (page) => `/es${page}`,
    ),
  },
] as const

const ENGLISH = /\b(?:the|your|you|we|and|with|for|call|is|are|this|our|please|it|of)\b/i

for (const customer of CUSTOMERS) {
  const { language, name, words, consent, reload, quoteCity, pickupCity, pagesWithoutCity } =
    customer
  const untranslated = new Set(
    Object.entries(words).flatMap(([english, text]) =>
      english === text || /^\d*$/.test(english) ? [] : english,
    ),
  )
  const isWrong = (text: string) =>
    ENGLISH.test(text) || untranslated.has(text) || /\.\.(?!\.)/.test(text)
  const createLook = (page: Page) => async (where: string) => {
    const found = readWords(await page.content())
    expect(found.length, where).toBeGreaterThan(20)
    expect.soft(found.filter(isWrong), where).toEqual([])
  }
  const { home } = getPaths(quoteCity, language)

  for (const city of new Set([quoteCity, pickupCity]))
    serverTest(
      `No page of ${city} in ${name} has an English sentence, label or description`,
      async ({ site }) => {
        const others = city === pickupCity ? pagesWithoutCity : []
        for (const path of [...listPaths(city, language), ...others]) {
          const found = readWords(await (await fetch(site.url + path)).text())
          expect(found.length, path).toBeGreaterThan(20)
          expect.soft(found.filter(isWrong), path).toEqual([])
        }
      },
    )

  describeVisitors(name, ({ javaScriptEnabled, visitor }) => {
    // The words are typed, so a page without scripts lacks none in one language alone.
    if (!javaScriptEnabled && language === 'es') return
    test(`${visitor} asks for a quote in ${name} and cancels it, and reads no English on the way`, async ({
      page,
      site,
      database,
    }) => {
      test.setTimeout(120_000)
      const look = createLook(page)
      const journey = { page, url: site.url, city: quoteCity, language, javaScriptEnabled, look }
      for (const pageName of ['home', 'getQuote'] as const) await askForQuote(journey, pageName)
      for (const details of Object.values(getDetails(database)))
        expect(details).toMatchObject({ language, attribution: { last: { gclid: 'A1' } } })
      expect(getConsents(database)).toMatchObject([{ version: consent }, { version: consent }])
    })

    test(`${visitor} books, moves and cancels a pickup in ${name}, on pages and in mails`, async ({
      page,
      database,
      office: { site, mail, getMailsTo },
    }) => {
      test.setTimeout(120_000)
      const { url } = site
      const look = createLook(page)
      await bookAndCancel({ page, url, city: pickupCity, language, javaScriptEnabled, look })
      expect(Object.values(getJobs(database))).toMatchObject([{ job_status: 'cancelled' }])

      const ofCustomer = () => getMailsTo('marie@example.com')
      await expect.poll(() => ofCustomer().length).toBe(3)
      for (const sent of ofCustomer()) {
        expect(sent.html).toContain(`lang="${LANGUAGES[language].locale}"`)
        expect.soft(listLines(sent).filter(isWrong), sent.subject).toEqual([])
      }
      const ofOffice = mail.mails.filter((one) => !ofCustomer().includes(one))
      for (const { text } of ofOffice) expect(text).toContain(`Speaks ${name}`)
    })
  })

  test.describe(`failures in ${name}`, () => {
    test.use({ expectedErrors: [/status of 40[49]/] })

    test(`A page of an earlier build asks in ${name} to be loaded again, and one whose request cannot be stored says so`, async ({
      page,
      database,
    }) => {
      const form = page.locator('#quote form')
      const send = async () => {
        await openPage(page, home)
        await fillFields(form, { ...VALID_MOVE })
        await form.locator('[type=submit]').click()
        await expect(form.locator('[data-summary]')).toBeFocused()
        expect(readWords(await page.content()).filter(isWrong)).toEqual([])
      }
      database.setFault('refuse')
      await send()
      await sendOldAction(page, home)
      await send()
      await expect(form.getByRole('alert')).toContainText(reload)
    })
  })
}

for (const [path, twin, name] of [
  ['/ottawa/get-quote', '/fr/ottawa/get-quote', 'Français'],
  ['/get-quote', '/es/get-quote', 'Español'],
] as const)
  test(`The link to the twin of ${path} keeps the ad’s click, and the form what was typed`, async ({
    page,
  }) => {
    await openPage(page, path + AD)
    await page.getByLabel('Your name').fill('Marie Roy')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(twin + AD)
    await expect(page.locator('[name=name]')).toHaveValue('Marie Roy')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(path + AD)
  })

test('A place that we do not know is named in the language of its address', async ({ page }) => {
  await openPage(page, '/es/orlando?gclid=A1')
  await expect(page).toHaveURL('/es?gclid=A1&place=orlando')
  await expect(page.getByText('Todavía no conocemos “orlando”.')).toBeVisible()
  await page.getByText('Elija su ciudad').click()
  await page.getByRole('link', { name: 'Miami, FL' }).click()
  await expect(page).toHaveURL('/es/miami')
})

test('A French reader from elsewhere learns that we do not know the place, and may choose a city', async ({
  page,
}) => {
  await openPage(page, '/fr/Montréal')
  await expect(page.getByText('Nous ne connaissons pas encore « Montréal ».')).toBeVisible()
  await page.getByText('Choisissez votre ville').click()
  await page.getByRole('navigation', { name: 'Villes' }).getByText('Toronto').click()
  await expect(page).toHaveURL('/toronto')
  await openPage(page, '/fr/ottawa')
  await expect(page.getByText('Choisissez votre ville')).toBeHidden()
})
