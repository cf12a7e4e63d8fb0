import { postForm } from '@/e2e/support/pages/post-form'
import { sendRequest } from '@/e2e/support/pages/request-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { fetchForm, postPlainForm } from '@/lib/cron/plain-form'
import { DAY_MS } from '@/lib/dates/durations'
import { addDays } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { createDayKey } from '@/lib/requests/day'
import { createDayPath, createOfficeToken } from '@/lib/security/booking-link'

const CLOSED = 'This link doesn’t open a request'
const TOMORROW = addDays(new Date().toISOString().slice(0, 10), 2)
const DAY_KEY = createDayKey(TOMORROW, 'toronto')

/** The site and this test sign with it. */
const KEY = Buffer.alloc(32, 'office').toString('base64')
const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: earlier } = env
test.beforeAll(() => void (env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = KEY))
test.afterAll(() => void (env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = earlier))

const sign = (key: string, age = 0) => createOfficeToken(key, Date.now() - age)
const fetchText = async (url: string) => (await fetch(url)).text()

test('The office’s links act by their buttons alone, once, for fourteen days, from their own page', async ({
  startOtherSite,
  database,
}) => {
  const site = await startOtherSite({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: KEY })
  const { path, key } = await sendRequest(site.url, 'quote')
  const at = (office: string) => `${site.url}${path}&office=${office}`
  const dayAt = (office: string) => site.url + createDayPath('toronto', TOMORROW, office)
  const read = () =>
    JSON.stringify(['leads', 'outcomes', 'locations'].map((list) => database.read(`/${list}`)))
  const before = read()
  const urls = [at(sign(key)), dayAt(sign(DAY_KEY))]

  // A scanner opens what is in a mail.
  for (const url of urls)
    for (const method of ['GET', 'HEAD']) expect((await fetch(url, { method })).status).toBe(200)
  const won = await fetchForm(urls[0] ?? '', 'Won')
  const close = await fetchForm(urls[1] ?? '', 'Close')
  for (const form of [won, close]) {
    // Another site has no form of ours, but may send its fields.
    await postPlainForm(form, {}, { origin: 'https://evil.example' }).catch(() => undefined)
    for (const office of ['1', '', sign(key, 15 * DAY_MS), sign('another-key')])
      await postForm(form, { office })
  }
  await postForm(close, { day: addDays(TOMORROW, 1) })
  await postForm(close, { cityKey: 'barrie' })
  expect(read()).toBe(before)
  for (const url of [
    at(sign(key, 15 * DAY_MS)),
    at(sign(DAY_KEY)),
    dayAt(sign(DAY_KEY, 15 * DAY_MS)),
    dayAt(sign(key)),
    dayAt('1'),
  ])
    expect(await fetchText(url)).toContain(CLOSED)

  for (let n = 0; n < 2; n++) await postForm(won, { value: '850' })
  const outcome = database.read(`/outcomes/${key}`)
  expect(outcome).toMatchObject({ won: true, value: 850 })
  await postForm(won, { value: '9' })
  expect(database.read(`/outcomes/${key}`)).toEqual(outcome)
})
