import { isThankYouRedirect } from '@/lib/http/plain-form'
import { makeClientIp, postQuote } from '@/e2e/support/pages/post-form'
import {
  expectValuesKept,
  fillMove,
  getFullQuoteForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'
import { expect, getLeads, serverTest, test } from '@/e2e/support/servers/fixtures'

/** Requests that one client may store in ten minutes. */
const CLIENT_LIMIT = 6
const UP_TO_LIMIT = Array<boolean>(CLIENT_LIMIT).fill(true)

/** Posts different quotes in sequence. @returns true for each that was thanked */
async function postMoves(siteUrl: string, count: number, client: string): Promise<boolean[]> {
  const thanked: boolean[] = []
  while (thanked.length < count) {
    const message = `${thanked.length} rooms`
    thanked.push(isThankYouRedirect(await postQuote(siteUrl, { message }, client)))
  }
  return thanked
}

test.describe('from one address', () => {
  const client = makeClientIp()
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': client } })

  test('A visitor who sends a seventh request sees the phone number and keeps the values', async ({
    page,
    site,
    database,
  }) => {
    expect(await postMoves(site.url, CLIENT_LIMIT, client)).toEqual(UP_TO_LIMIT)

    await page.goto('/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('I need help packing').check()
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('couldn’t take another request')
    await expectValuesKept(form)
    expect(Object.keys(getLeads(database))).toHaveLength(CLIENT_LIMIT)
  })
})

serverTest('Two sites on one database share their limits', async ({ database, startOtherSite }) => {
  const key = Buffer.alloc(32, 'limits').toString('base64')
  const settings = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
  const [here, there] = [await startOtherSite(settings), await startOtherSite(settings)]
  const client = makeClientIp()
  expect(await postMoves(here.url, 3, client)).toEqual([true, true, true])
  for (const { url } of [there, here])
    expect(await postMoves(url, CLIENT_LIMIT + 1, client)).toEqual([...UP_TO_LIMIT, false])
  expect(Object.keys(getLeads(database))).toHaveLength(CLIENT_LIMIT)
})
