import { expect } from '@playwright/test'
import { format } from 'prettier'
import packageJson from '@/package.json' with { type: 'json' }
import { openPage } from '@/e2e/support/pages/hydration'
import { askForQuote, bookAndCancel, readPages } from '@/e2e/support/pages/journey'
import { postForm, postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
import {
  fillMove,
  getFullQuoteForm,
  getThankYouKey,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { listLines, readWords } from '@/e2e/support/pages/read-words'
import {
  addInventedLanguage,
  CITY,
  isEnglish,
  LANGUAGE,
} from '@/e2e/support/recipes/invented-language'
import { addMaplewood, INTRO, PHONE } from '@/e2e/support/recipes/maplewood'
import { addQuestions, QUESTION_FILES } from '@/e2e/support/recipes/questions'
import {
  DISPATCHER,
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { test as base, type SourceCopy } from '@/e2e/support/servers/source-copy'
import { fetchForm, getRequestKey, isThankYouRedirect } from '@/lib/cron/plain-form'
import { SITE_URL } from '@/lib/env'
import type { Lead } from '@/lib/forms/records.fixture'

const BUILD_TIMEOUT_MS = 15 * 60_000

const test = base.extend<{ mail: MailServer; url: string }, { built: SourceCopy }>({
  // One build holds a city, a language and two questions more: builds are dear.
  built: [
    async ({ copy }, use) => {
      addMaplewood(copy)
      addInventedLanguage(copy)
      addQuestions(copy)
      await copy.runNpm('build')
      await use(copy)
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright parses the pattern
  mail: async ({}, use) => {
    const mail = await startMailServer()
    await use(mail)
    mail.stop()
  },
  url: async ({ built, mail }, use) => {
    const site = await built.start(getMailSettings(mail))
    await use(site.url)
    await site.stop()
  },
})

// In one worker, which has the one build. No browser that could stop painting: see repeat-stalled.ts.
test.describe.configure({ mode: 'default', retries: 0 })

test('A developer adds a city with its guide and its lines in the tables', async ({
  built,
  url,
}) => {
  const read = async (path: string) => (await fetch(url + path)).text()
  const landing = await read('/maplewood')
  for (const text of [INTRO, PHONE, 'Maplewood Valley']) expect(landing).toContain(text)
  expect(landing).not.toContain('Kitchener-Waterloo')
  expect((await fetch(`${url}/maplewood/book-now`)).status).toBe(200)
  expect((await fetch(`${url}/maplewood/nope`)).status).toBe(404)
  expect(await read('/sitemap.xml')).toContain(`<loc>${SITE_URL}/maplewood/faq</loc>`)
  expect(await read('/toronto')).toContain('href="/maplewood"')

  const form = await fetchForm(`${url}/maplewood`, 'Moving quote')
  const response = await postForm(form, VALID_MOVE)
  expect(isThankYouRedirect(response)).toBe(true)
  const { stdout } = await built.runNpm('leads', '--', '--json')
  const { leads } = JSON.parse(stdout) as { leads: Record<string, Lead> }
  expect(leads[getRequestKey(response)]?.location_id).toBe('maplewood')
})

test('A developer adds a language, and no page, mail or label of its city is left in English', async ({
  page,
  url,
  mail,
}) => {
  test.setTimeout(5 * 60_000)
  const look = async (where: string) =>
    expect.soft((await readWords(page)).filter(isEnglish), where).toEqual([])
  const journey = {
    ...{ page, url, look, language: LANGUAGE },
    city: CITY,
    javaScriptEnabled: true,
  } as const
  await readPages(journey)
  for (const pageName of ['home', 'getQuote'] as const) await askForQuote(journey, pageName)
  await bookAndCancel(journey)

  const ofCustomer = () => mail.mails.filter(({ recipients }) => !recipients.includes(DISPATCHER))
  await expect.poll(() => ofCustomer().length).toBe(7)
  for (const mail of ofCustomer())
    expect.soft(listLines(mail).filter(isEnglish), mail.subject).toEqual([])
})

async function readAnswers(copy: SourceCopy, key: string): Promise<unknown> {
  const { stdout } = await copy.runNpm('leads', '--', '--all', '--json')
  const { details } = JSON.parse(stdout) as { details: Record<string, { answers: unknown }> }
  return details[key]?.answers
}

test('A developer adds a question with its line in the schema and its line in the form', async ({
  page,
  built,
  url,
  mail,
}) => {
  test.setTimeout(5 * 60_000)
  for (const file of QUESTION_FILES) {
    const text = built.read(file)
    expect(await format(text, { ...packageJson.prettier, filepath: file }), file).toBe(text)
  }
  await built.runNpm('lint', '--', ...QUESTION_FILES)
  await built.runNpm('unit', '--', 'lib/forms/quote', 'lib/forms/lead', 'components/moving-quote')

  // Faster than people: else it would be quarantined.
  await page.addInitScript(() => sessionStorage.setItem('opened', String(Date.now() - 10_000)))
  await openPage(page, `${url}/toronto`)
  const form = getFullQuoteForm(page)
  const stairs = form.getByLabel('How many flights of stairs? (optional)')
  const elevator = form.getByRole('group', { name: 'Is there an elevator? (optional)' })
  await fillMove(form)
  await stairs.fill('3')
  await elevator.getByLabel('Yes').check()
  await page.reload()
  await expect(stairs).toHaveValue('3')
  await expect(elevator.getByLabel('Yes')).toBeChecked()
  await submitValidForm(form)

  const sent = page.getByRole('region', { name: 'Your request' })
  await expect(sent).toContainText('How many flights of stairs?3')
  await expect(sent).toContainText('Is there an elevator?Yes')
  const answers = { packing: false, flights_of_stairs: '3', elevator: 'yes' }
  expect(await readAnswers(built, getThankYouKey(page))).toEqual(answers)
  const getDispatched = () => mail.mails.find(({ recipients }) => recipients.includes(DISPATCHER))
  await expect.poll(() => getDispatched()?.text).toMatch(/Flights of stairs\W+3\b/)
  expect(getDispatched()?.text).toMatch(/Elevator\W+Yes\b/)
  const { stdout: list } = await built.runNpm('leads', '--', '--wide')
  expect(list).toMatch(/Flights of stairs\W+3\b/)
  const { stdout: csv } = await built.runNpm('leads', '--', '--csv', 'leads')
  expect(csv).toMatch(/flights.of.stairs/i)

  const key = getRequestKey(await postQuote(url))
  expect(await readAnswers(built, key), 'optional').toEqual({ packing: false })
})
