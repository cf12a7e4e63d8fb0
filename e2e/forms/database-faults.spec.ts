import { openPage } from '@/e2e/support/pages/hydration'
import { sendOldAction } from '@/e2e/support/pages/post-form'
import { expect, getLeads, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import {
  expectValuesKept,
  fillMove,
  getFullQuoteForm,
  MOVE_DATE,
  MOVE_INPUT,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'

describeVisitors('@core', ({ visitor }) => {
  test(`${visitor} whose request cannot be stored keeps the values`, async ({ page, database }) => {
    database.setFault('refuse')
    await page.goto('/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('Move date').fill(MOVE_DATE)
    await form.getByLabel('I need help packing').check()
    await submitForm(form)

    await expectValuesKept(form)
    await expect(form.getByLabel('Move date')).toHaveValue(MOVE_DATE)
    expect(database.read('/leads')).toBeNull()

    database.setFault(undefined)
    await submitValidForm(form)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })
})

test('@core A request without an answer is stored once after a retry', async ({
  page,
  database,
}) => {
  // We store the lead without an answer; later requests hang.
  let writes = 0
  database.setFault((path, { method }) => {
    if (!path.startsWith('/leads/') || method !== 'write') return writes > 0 ? 'hang' : undefined
    return ++writes === 1 ? 'apply-and-cut' : 'hang'
  })
  await openPage(page, '/toronto')
  const form = getFullQuoteForm(page)
  await fillMove(form)
  await submitForm(form)
  await expect(form.getByRole('alert')).toContainText('won’t be sent twice')
  database.setFault(undefined)
  await submitValidForm(form)
  expect(Object.keys(getLeads(database))).toHaveLength(1)
})

test.describe('offline', { tag: '@core' }, () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('A visitor who was offline for a moment submits again and is stored once', async ({
    page,
    context,
    database,
  }) => {
    await openPage(page, '/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    // An invalid submission loads the form's validation.
    await form.getByLabel('Email').fill('')
    await submitForm(form)
    await expect(form.locator('[data-summary]')).toBeFocused()
    await form.getByLabel('Email').fill(MOVE_INPUT.email)
    await context.setOffline(true)
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('Press the button again')
    await context.setOffline(false)
    await submitValidForm(form)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })
})

test.describe('after a deploy', { tag: '@core' }, () => {
  test.use({ expectedErrors: [/status of 40[49]/] })

  test('A visitor with a page of an earlier build is asked to reload', async ({ page }) => {
    await openPage(page, '/toronto')
    const form = getFullQuoteForm(page)
    await sendOldAction(page, '/toronto')
    await fillMove(form)
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('This page is out of date')
    await expect(form.getByRole('link', { name: 'Reload the page' })).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(MOVE_INPUT.email)
  })
})
