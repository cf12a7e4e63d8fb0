import { openPage, openWithoutScripts, pauseRequests } from '@/e2e/support/pages/hydration'
import { expect, getLeads, test } from '@/e2e/support/servers/fixtures'
import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  submitForm,
  requestShortQuote,
} from '@/e2e/support/pages/quote-page'

test.describe('A request that is sent more than once', { tag: '@core' }, () => {
  test('A visitor who double-clicks is stored once', async ({ page, database }) => {
    await openPage(page, '/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByRole('button').dblclick()
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })

  test('Enter and then the button store a visitor once', async ({ page, database }) => {
    await openPage(page, '/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    const release = await pauseRequests(page, '**/toronto')
    await form.getByLabel('Email').press('Enter')
    await expect(form.getByRole('button')).toHaveText('Sending your request…')
    await form.getByRole('button').dispatchEvent('click')
    release()
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })

  test('A visitor who submits before the scripts load, and again afterwards, is stored once', async ({
    page,
    database,
  }) => {
    const release = await openWithoutScripts(page, '/toronto/get-quote')
    const form = getShortQuoteForm(page)
    await fillContact(form)
    await submitForm(form)
    await expect(page).toHaveURL(/\/thankyou/)
    release()
    await openPage(page, '/toronto/get-quote')
    await requestShortQuote(page)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })
})
