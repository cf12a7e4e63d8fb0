import { getOpenDay } from '@/e2e/support/pages/booking-page'
import {
  expectDone,
  getRow,
  getToDo,
  openCloseForm,
  openDay,
  press,
  SMALL_PHONE,
} from '@/e2e/support/pages/desk-page'
import { postPickup, postQuote } from '@/e2e/support/pages/post-form'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect, getDetails, getJobs } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, test } from '@/e2e/support/servers/office'
import { getRequestKey, type Fields } from '@/lib/http/plain-form'

const DAY = getOpenDay('toronto')

test.use({ viewport: SMALL_PHONE })

describeVisitors('days', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} confirms a move with its price`, async ({ page, database, office }) => {
    const { site } = office
    const asked = { moveDate: DAY, fromCountry: 'canada', zip: 'M4C 1B5' }
    const key = getRequestKey(await postQuote(site.url, { ...asked, email: CUSTOMER }))
    const other = { name: 'Olga Open', phone: '416-555-0177', email: 'olga@example.com' }
    await postQuote(site.url, { ...asked, ...other, message: 'A sofa' })
    await openDesk(page, site.url, 'toronto')
    await getRow(page, 'Mary Smith').getByRole('link', { name: 'Mary Smith' }).click()
    const form = page.getByRole('form', { name: 'Confirm the move' })
    await expect(form.getByLabel('Day')).toHaveValue(DAY)
    await form.getByLabel('Price in writing').fill('1,200')
    await press(page, 'Confirm the move', 'Confirm the move')
    await expectDone(page, 'Confirmed.')
    expect(Object.values(getDetails(database)[key]?.changes ?? {})).toMatchObject([
      { by: 'office', confirmed: true, to: DAY, price: '1200.00 CAD' },
    ])
    await office.expectMail('is confirmed for')
    await page.goto(office.getCustomerLink())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move is confirmed')

    await page.goto(`${site.url}/toronto/desk`)
    await expect(getRow(page, 'Olga Open')).toBeVisible()
    const day = await openDay(page, DAY)
    await expect(day.locator('summary').first()).toContainText('1 move')
    await day.getByRole('link', { name: 'Crew sheet' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(
      /Move\s*416-555-0142\s*Mary Smith.*1,200/s,
    )
  })
})

test('A dispatcher closes a day only in Houston', async ({ page, database, office }) => {
  test.slow()
  const { site } = office
  const time = { selectedDate: DAY, timeSlot: '13:00-15:00' }
  const hamilton = { ...time, city: 'Hamilton', zip: 'L8P 1A1' }
  const address = { city: 'Houston', state: 'TX', zip: '77002', countryName: 'United States' }
  const bookThere = (caller: Fields) =>
    postPickup(site.url, { ...time, ...address, ...caller }, { city: 'houston' })
  const bookNearby = (caller: Fields) =>
    postPickup(site.url, { ...hamilton, ...caller }, { city: 'hamilton' })
  const nat = { name: 'Nat Nomail', phone: '713-555-0144', message: 'B' }
  const keys = [
    getRequestKey(await bookThere({ email: CUSTOMER })),
    getRequestKey(await bookThere(nat)),
    getRequestKey(await bookNearby({ phone: '905-555-0143', message: 'C' })),
  ]
  await expect.poll(() => office.getMailsTo(CUSTOMER)).toHaveLength(1)
  await openDesk(page, site.url, 'houston')
  const day = await openDay(page, DAY)
  await expect(day.locator('summary').first()).toContainText('2 pickups')
  const form = await openCloseForm(page, DAY)
  await form.getByLabel('Also cancel the pickups').check()
  await form.getByRole('button', { name: 'Close this day' }).click()
  await expectDone(page, 'Closed.')
  await office.expectMail('Our office cancelled')
  const statuses = keys.map((key) => getJobs(database)[key]?.job_status)
  expect(statuses).toEqual(['cancelled', 'cancelled', 'active'])
  await page.goto(`${site.url}/houston/desk`)
  await expect(getToDo(page).getByRole('listitem')).toHaveCount(1)
  const row = getRow(page, 'Nat Nomail')
  await expect(row).toContainText('Call them: gave no email')
  await row.getByRole('button', { name: 'They know now' }).click()
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()

  const lee = { name: 'Lee Late', phone: '713-555-0145', message: 'D' }
  const ann = { name: 'Ann Other', phone: '905-555-0146', message: 'E' }
  expect((await bookThere(lee)).status).toBe(200)
  expect((await bookNearby(ann)).status).toBe(303)
  const pressOnDay = async (button: string | RegExp) =>
    (await openCloseForm(page, DAY)).getByRole('button', { name: button }).click()
  await pressOnDay('Open this day again')
  await expect(day).toContainText('Close this day')
  await pressOnDay(/^Close 3 to 5\spm$/)
  await expect(day).toContainText(/3 to 5\spm: closed/)
  expect((await bookThere({ ...lee, timeSlot: '15:00-17:00' })).status).toBe(200)
  expect((await bookThere(lee)).status).toBe(303)
  await pressOnDay(/^Open 3 to 5\spm again$/)
  await expect(day).not.toContainText('closed')
})
