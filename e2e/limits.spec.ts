import { expect, jobsIn, leadsIn, settingsOf, test, WAYS } from './support/fixtures'
import {
  GOOD_MOVE,
  goodPickup,
  getForm,
  isThanked,
  newClient,
  postForm,
  refOf,
  type PostedForm,
} from './support/post-form'
import { startProxy } from './support/proxy'
import { expectKept, fillMove, fullForm, submit } from './support/quote-page'
import { startSite } from './support/site'

/** How many submissions of one client are stored in ten minutes. */
const STORED = 6

const nthMove = (n: number) => ({ ...GOOD_MOVE, phone: `416-555-${String(n).padStart(4, '0')}` })

/** Posts as many different quotes, one after the other; whether each was thanked. */
async function postMany(form: PostedForm, count: number, client: string): Promise<boolean[]> {
  const thanked: boolean[] = []
  while (thanked.length < count) {
    thanked.push(isThanked(await postForm(form, nthMove(thanked.length), client)))
  }
  return thanked
}

const yes = (count: number) => Array<boolean>(count).fill(true)

for (const { javaScriptEnabled, visitor } of WAYS) {
  const client = newClient()

  test.describe(() => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': client } })

    test(`${visitor} who sends a seventh request is given the phone, and keeps what was typed`, async ({
      page,
      site,
      database,
    }) => {
      const quote = await getForm(`${site.url}/toronto`, 'Moving quote')
      expect(await postMany(quote, STORED, client)).toEqual(yes(STORED))

      await page.goto('/toronto')
      const form = fullForm(page)
      await fillMove(form)
      await form.getByLabel('I need packing').check()
      await submit(form)
      await expect(form.getByRole('alert')).toContainText('several requests from you already')
      await expectKept(form)
      expect(Object.keys(leadsIn(database))).toHaveLength(STORED)
    })
  })
}

test('A client at the limit is thanked for what is stored, whichever form it comes from', async ({
  site,
  database,
}) => {
  const client = newClient()
  const quote = await getForm(`${site.url}/toronto`, 'Moving quote')
  const pickup = await getForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const booked = await postForm(pickup, goodPickup(), client)
  expect(await postMany(quote, STORED, client)).toEqual([...yes(STORED - 1), false])
  expect(await postMany(quote, STORED, client)).toEqual([...yes(STORED - 1), false])
  expect(refOf(await postForm(pickup, goodPickup(), client))).toBe(refOf(booked))
  expect([leadsIn, jobsIn].map((list) => Object.keys(list(database)).length)).toEqual([5, 1])
  expect(await postMany(quote, 1, newClient())).toEqual([true])
})

test('A visitor whose six tries failed gets through with the next', async ({ site, database }) => {
  const client = newClient()
  const quote = await getForm(`${site.url}/toronto`, 'Moving quote')
  database.misbehave((path) => (path.startsWith('/leads') ? 'deny' : undefined))
  for (let n = 0; n < 7; n++) {
    expect((await postForm(quote, GOOD_MOVE, client)).html).toContain('We could not')
  }
  database.misbehave(undefined)
  expect(isThanked(await postForm(quote, GOOD_MOVE, client))).toBe(true)
})

for (const fault of ['hang', 'refuse', '503', 'deny'] as const) {
  test(`When the store of the counts plays "${fault}", people get through`, async ({
    site,
    database,
  }) => {
    const isCount = (path: string) => /^\/(limits|seen)\//.test(path)
    database.misbehave((path) => (isCount(path) ? fault : undefined))
    const client = newClient()
    const quote = await getForm(`${site.url}/toronto`, 'Moving quote')
    for (let n = 0; n < STORED + 2; n++) {
      const answer = await postForm(quote, nthMove(n), client)
      expect(isThanked(answer)).toBe(true)
    }
    expect(Object.keys(leadsIn(database))).toHaveLength(STORED + 2)
    expect(site.log()).toContain('"limiter":"unavailable"')
  })
}

test('Two instances on one store count together', async ({ site, database }) => {
  const other = await startSite(settingsOf(database))
  try {
    const client = newClient()
    const here = await getForm(`${site.url}/toronto`, 'Moving quote')
    const there = await getForm(`${other.url}/toronto`, 'Moving quote')
    expect(await postMany(here, 3, client)).toEqual(yes(3))
    expect(await postMany(there, STORED + 1, client)).toEqual([...yes(STORED), false])
    expect(await postMany(here, STORED + 1, client)).toEqual([...yes(STORED), false])
    expect(Object.keys(leadsIn(database))).toHaveLength(STORED)
  } finally {
    await other.stop()
  }
})

test('Behind a proxy that appends, forwarding headers of a client’s own invention change nothing', async ({
  site,
  database,
}) => {
  const proxy = await startProxy(site.url)
  try {
    const quote = await getForm(`${proxy.url}/toronto`, 'Moving quote')
    const answers: boolean[] = []
    for (let n = 0; n < 12; n++) {
      const invented = [newClient(), newClient()].slice(n % 2).join(', ')
      answers.push(isThanked(await postForm(quote, nthMove(n), invented)))
    }
    expect(answers).toEqual([...yes(STORED), ...Array<boolean>(12 - STORED).fill(false)])
    expect(Object.keys(leadsIn(database))).toHaveLength(STORED)
  } finally {
    await proxy.stop()
  }
})

test('The log tells of each request by id and outcome, and names nobody', async ({ site }) => {
  const client = newClient()
  const quote = await getForm(`${site.url}/toronto`, 'Moving quote')
  const ref = refOf(await postForm(quote, GOOD_MOVE, client))
  const line =
    site
      .log()
      .split('\n')
      .findLast((text) => text.includes(ref)) ?? ''
  const { request, ...event } = JSON.parse(line) as Record<string, unknown>
  expect(request).toMatch(/^[\da-f-]{36}$/)
  expect(event).toMatchObject({ event: 'submission', outcome: 'stored', location: 'toronto' })
  for (const secret of [...Object.values(GOOD_MOVE).filter(Boolean), client]) {
    expect(site.log()).not.toContain(secret)
  }
})
