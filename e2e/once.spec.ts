import { expect, leadsIn, test } from './support/fixtures'
import { GOOD_MOVE, getForm, isThanked, postForm, refOf } from './support/post-form'
import { fillContact, fillMove, fullForm, shortForm, submit } from './support/quote-page'

test('A visitor who double-clicks is stored once', { tag: '@core' }, async ({ page, database }) => {
  await page.goto('/toronto')
  await page.waitForLoadState('networkidle')
  await fillMove(fullForm(page))
  await fullForm(page).getByRole('button').dblclick()
  await expect(page).toHaveURL(/\/thankyou/)
  expect(Object.keys(leadsIn(database))).toHaveLength(1)
})

test(
  'A visitor who presses Enter and then the button is stored once',
  { tag: '@core' },
  async ({ page, database }) => {
    database.misbehave('late')
    await page.goto('/toronto')
    await page.waitForLoadState('networkidle')
    const form = fullForm(page)
    await fillMove(form)
    await form.getByLabel('Email').press('Enter')
    await expect(form.getByRole('button')).toHaveText('Sending your request…')
    await form.getByRole('button').dispatchEvent('click')
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test(
  'A visitor who goes back and sends the same again is stored once',
  { tag: '@core' },
  async ({ page, database }) => {
    await page.goto('/toronto/get-quote')
    await page.waitForLoadState('networkidle')
    for (const round of [1, 2]) {
      await fillContact(shortForm(page))
      await submit(shortForm(page))
      await expect(page, `round ${round}`).toHaveURL(/\/thankyou/)
      await page.goBack()
      await expect(shortForm(page).getByRole('button')).toHaveText('Get my estimate')
    }
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test(
  'A visitor who goes back and corrects the phone number is called on the right one',
  { tag: '@core' },
  async ({ page, database }) => {
    await page.goto('/toronto/get-quote')
    await page.waitForLoadState('networkidle')
    for (const phone of ['4165550142', '4165550143']) {
      await expect(shortForm(page).getByRole('button')).toHaveText('Get my estimate')
      await fillContact(shortForm(page), { phone })
      await submit(shortForm(page))
      await expect(page).toHaveURL(/\/thankyou/)
      await page.goBack()
    }
    const phones = Object.values(leadsIn(database)).map((lead) => lead.phone)
    expect(phones).toEqual(['416-555-0142', '416-555-0143'])
  },
)

test(
  'A visitor who sends before the scripts have arrived, and again after, is stored once',
  { tag: '@core' },
  async ({ page, database }) => {
    let open: () => void = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/toronto/get-quote', { waitUntil: 'commit' })
    await fillContact(shortForm(page))
    await submit(shortForm(page))
    await expect(page).toHaveURL(/\/thankyou/, { timeout: 15_000 })
    open()
    await page.goto('/toronto/get-quote')
    await page.waitForLoadState('networkidle')
    await fillContact(shortForm(page))
    await submit(shortForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test(
  'What a visitor typed before the scripts arrived stays',
  { tag: '@core' },
  async ({ page }) => {
    let open: () => void = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/toronto', { waitUntil: 'commit' })
    await fillMove(fullForm(page))
    open()
    await page.waitForLoadState('networkidle')
    await expect(fullForm(page).getByLabel('Email')).toHaveValue('mary@example.com')
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
  },
)

test(
  'A visitor without JavaScript who sends the same again is stored once',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const answers = await Promise.all([1, 2, 3].map(() => postForm(form, GOOD_MOVE)))
    answers.push(await postForm(form, { ...GOOD_MOVE, name: '  mary   smith ' }))
    expect(answers.map(isThanked)).toEqual([true, true, true, true])
    expect(new Set(answers.map(refOf))).toEqual(new Set(Object.keys(leadsIn(database))))
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test(
  'Staff may edit a lead while its visitor presses the button again',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const key = refOf(await postForm(form, GOOD_MOVE))
    database.put(`/leads/${key}/status`, 'won')
    expect(refOf(await postForm(form, GOOD_MOVE))).toBe(key)
    expect(database.at(`/leads/${key}/status`)).toBe('won')
  },
)
