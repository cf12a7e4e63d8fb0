import { openPage } from '@/e2e/support/pages/hydration'
import { addMonths, getWallClock } from '@/lib/dates/wall-clock'
import {
  expect,
  getDetails,
  getJobs,
  getLeads,
  describeVisitors,
  test,
} from '@/e2e/support/servers/fixtures'
import { fillBooking, getOpenDay, openBooking, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import {
  fillMove,
  getMoveAddress,
  getFullQuoteForm,
  getPostalCodeField,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'

const getToday = () => getWallClock(new Date(), 'America/Chicago').date

describeVisitors('answers', ({ javaScriptEnabled, visitor }) => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(`${visitor} may type the code of the other country, and reads that it was understood`, async ({
    page,
    database,
  }) => {
    await page.goto('/dfw')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('Your name').fill('')
    const code = getPostalCodeField(form, 'Moving to')
    await expect(code).toHaveJSProperty('inputMode', javaScriptEnabled ? 'numeric' : '')
    await code.fill('')
    await code.pressSequentially('m5v 2t6')
    await expect(code).toHaveJSProperty('inputMode', '')
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('Name is required')
    const to = getMoveAddress(form, 'Moving to')
    await expect(to.getByRole('radio', { name: 'Canada' })).toBeChecked()
    await expect(to.getByRole('status')).toContainText('switched this address to Canada')
    await expect(code).toHaveValue(/m5v ?2t6/i)
    await form.getByLabel('Your name').fill('Mary')
    await submitValidForm(form)
    expect(Object.values(getLeads(database))[0]?.zipTo).toBe('m5v2t6')
  })

  test(`${visitor} confirms a pickup outside the area`, async ({ page, database }) => {
    await page.setViewportSize(WIDE_SCREEN)
    const form = await openBooking(page)
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled)
    await form.getByLabel('State or province').selectOption('FL')
    await form.getByRole('radio', { name: 'United States' }).check()
    await form.getByRole('textbox', { name: /code/i }).fill('33101')
    await submitForm(form)
    const notice = form.locator('[data-summary]')
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('This looks like it’s outside our Toronto service area')
    await expect(notice.getByRole('link', { name: /Fort Lauderdale|Miami/ })).toBeVisible()
    await expect(notice.getByRole('link', { name: /416-555-0110/ })).toBeVisible()
    expect(getJobs(database)).toEqual({})
    await notice.getByRole('button', { name: 'Send it anyway' }).click()
    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.values(getJobs(database))[0]?.cus_address.state).toBe('FL')
    expect(Object.values(getDetails(database))[0]).toMatchObject({ outside_area: true })
    // The crew must look at it first, so we do not promise the truck.
    await expect(page.getByText('It isn’t booked yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pickup pass' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0)
    await expect(page.getByText('the truck arrives during your window')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your request' })).toContainText('11 am to 1')
  })

  test(`${visitor} may ask for a move to a far town, and the office reads that it is far`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto')
    await fillMove(getFullQuoteForm(page), { from: 'm5v 2t6', to: 'k7l 1a1' })
    await submitValidForm(getFullQuoteForm(page))
    expect(Object.values(getDetails(database))[0]).toMatchObject({ outside_area: true })
  })

  test(`${visitor} gets no pickup pass from an address that was not signed`, async ({ page }) => {
    const path = `/thankyou?form=pickup&city=toronto&moveDate=${getOpenDay('toronto')}&window=09:00-11:00&load=full`
    await page.goto(`${path}&ref=-OABC_def0123456789z&signature=Abc-_0123456789Abcdefg`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
    await expect(page.getByText('Pickup pass')).toHaveCount(0)
    await expect(page.getByText('$50')).toHaveCount(0)
    const file = await page.request.get(path.replace('/thankyou', '/api/pickup.ics'))
    expect(file.status()).toBe(404)
  })
})

test('The move date offers today to eighteen months ahead', async ({ page }) => {
  await openPage(page, '/dfw')
  const form = getFullQuoteForm(page)
  await form.getByLabel('Your name').focus()
  await expect(form.getByLabel('Move date')).toHaveAttribute('min', getToday())
  await expect(form.getByLabel('Move date')).toHaveAttribute('max', addMonths(getToday(), 18))
})

test('A move that the city’s crews do not take is named beside its addresses, and taken', async ({
  page,
  database,
}) => {
  await openPage(page, '/toronto')
  const form = getFullQuoteForm(page)
  await fillMove(form, { from: 'm5v 2t6', to: 'k2p 1l4' })
  await expect(form.getByText('We don’t take moves across')).toHaveCount(0)
  await fillMove(form, { from: 'm5v 2t6', to: '75201' })
  await expect(form.getByText('We don’t take moves across the U.S. border.')).toBeVisible()
  await fillMove(form, { from: 'm5v 2t6', to: 'v6b 1a1' })
  await expect(form.getByText('That’s outside Ontario.')).toBeVisible()
  await submitValidForm(form)
  expect(Object.values(getLeads(database))[0]?.zipTo).toBe('v6b1a1')
})
