import { expect, leadsIn, test, WAYS } from './support/fixtures'
import { GOOD_MOVE, getForm, postForm } from './support/post-form'
import { expectKept, fillMove, fullForm, MOVE, submit } from './support/quote-page'

/** Where components/form/use-submission.ts stops waiting; the seven seconds are torture's to measure. */
const LIMIT_MS = 12_000

for (const { javaScriptEnabled, visitor } of WAYS) {
  test.describe('@core', () => {
    test.use({ javaScriptEnabled })

    test(`${visitor} is told when a request cannot be stored, and keeps what was typed`, async ({
      page,
      database,
    }) => {
      database.misbehave('refuse')
      await page.goto('/toronto')
      const form = fullForm(page)
      await fillMove(form)
      await form.getByLabel('I need packing').check()
      await submit(form)

      await expectKept(form)
      expect(database.at('/leads')).toBeNull()

      database.misbehave(undefined)
      await submit(form)
      await expect(page).toHaveURL(/\/thankyou/)
      expect(Object.keys(leadsIn(database))).toHaveLength(1)
    })
  })
}

test(
  'What was applied before its answer was lost is stored once, however the visitor retries',
  { tag: '@core' },
  async ({ page, database }) => {
    // Applied, and then nothing more is heard until the action gives up.
    let writes = 0
    database.misbehave(() => (++writes === 1 ? 'apply-and-cut' : 'hang'))
    await page.goto('/toronto')
    await page.waitForLoadState('networkidle')
    await fillMove(fullForm(page))
    await submit(fullForm(page))
    await expect(fullForm(page).getByRole('alert')).toContainText('it will not be sent twice')
    database.misbehave(undefined)
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test.describe('offline', { tag: '@core' }, () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('A visitor who is offline for a moment sends the same again', async ({
    page,
    context,
    database,
  }) => {
    await page.goto('/toronto')
    await page.waitForLoadState('networkidle')
    await fillMove(fullForm(page))
    // Wrong once, so that the checks have been loaded.
    await fullForm(page).getByLabel('Email').fill('')
    await submit(fullForm(page))
    await fullForm(page).getByLabel('Email').fill(MOVE.email)
    await context.setOffline(true)
    await submit(fullForm(page))
    await expect(fullForm(page).getByRole('alert')).toContainText('Press the button again')
    await context.setOffline(false)
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  })
})

test.describe('after a deploy', { tag: '@core' }, () => {
  test.use({ expectedErrors: [/status of 40[49]/] })

  test('A visitor whose page is older than the site is told to reload', async ({ page }) => {
    await page.goto('/toronto')
    await page.waitForLoadState('networkidle')
    // As if the build that this page came from were gone.
    await page.route('**/toronto', (route) => {
      const headers = route.request().headers()
      const action = headers['next-action']?.replace(/^.{6}/, '000000')
      return route.continue(action ? { headers: { ...headers, 'next-action': action } } : {})
    })
    await fillMove(fullForm(page))
    await submit(fullForm(page))
    await expect(fullForm(page).getByRole('alert')).toContainText('This page is out of date')
    await expect(fullForm(page).getByRole('link', { name: 'Reload the page' })).toBeVisible()
    await expect(fullForm(page).getByLabel('Email')).toHaveValue(MOVE.email)
  })
})

test(
  'A visitor is answered before the browser gives up, though the database hangs',
  { tag: '@core' },
  async ({ site, database }) => {
    database.misbehave('hang')
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const answer = await postForm(form, GOOD_MOVE)
    expect(answer.ms).toBeLessThan(LIMIT_MS)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('What you typed is still here')
  },
)
