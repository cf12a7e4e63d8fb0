import { expect, getLeads, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, makeClientIp, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, type PlainForm } from '@/lib/cron/plain-form'
import {
  expectValuesKept,
  fillMove,
  getFullQuoteForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'

/** Stored submissions of one client in ten minutes. */
const CLIENT_LIMIT = 6

const makeMove = (n: number) => ({ ...VALID_MOVE, message: `${n} rooms` })

/** Posts `count` different quotes in sequence. @returns for each whether it was thanked */
async function postMoves(form: PlainForm, count: number, client: string): Promise<boolean[]> {
  const thanked: boolean[] = []
  while (thanked.length < count) {
    thanked.push(isThankYouRedirect(await postForm(form, makeMove(thanked.length), client)))
  }
  return thanked
}

const repeatTrue = (count: number) => Array<boolean>(count).fill(true)

describeVisitors('limits', ({ visitor }) => {
  const client = makeClientIp()
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': client } })

  test(`${visitor} who sends a seventh request sees the phone number and keeps the values`, async ({
    page,
    site,
    database,
  }) => {
    const quote = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    expect(await postMoves(quote, CLIENT_LIMIT, client)).toEqual(repeatTrue(CLIENT_LIMIT))

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

test('Two sites on one database share their limits', async ({ database, startOtherSite }) => {
  const key = Buffer.alloc(32, 'limits').toString('base64')
  const settings = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
  const [site, other] = [await startOtherSite(settings), await startOtherSite(settings)]
  const client = makeClientIp()
  const here = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  const there = await fetchForm(`${other.url}/toronto`, 'Moving quote')
  expect(await postMoves(here, 3, client)).toEqual(repeatTrue(3))
  expect(await postMoves(there, CLIENT_LIMIT + 1, client)).toEqual([
    ...repeatTrue(CLIENT_LIMIT),
    false,
  ])
  expect(await postMoves(here, CLIENT_LIMIT + 1, client)).toEqual([
    ...repeatTrue(CLIENT_LIMIT),
    false,
  ])
  expect(Object.keys(getLeads(database))).toHaveLength(CLIENT_LIMIT)
})
