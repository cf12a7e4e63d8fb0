import { getOpenDay } from '@/e2e/support/pages/booking-page'
import {
  expectDone,
  fillTime,
  findAtDesk,
  SMALL_PHONE,
  getRequestPath,
  getRow,
  press,
} from '@/e2e/support/pages/desk-page'
import { getPostalCodeField } from '@/e2e/support/pages/quote-page'
import { openDesk } from '@/e2e/support/servers/desk'
import {
  describeVisitors,
  expect,
  getConsents,
  getDetails,
  getJobs,
  getLeads,
} from '@/e2e/support/servers/fixtures'
import { test, CUSTOMER } from '@/e2e/support/servers/office'
import { formatReference } from '@/lib/requests/reference'
import { postPickup, postQuote } from '@/e2e/support/pages/post-form'
import { getRequestKey } from '@/lib/http/plain-form'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { HONEYPOT_FIELD } from '@/lib/forms/form'

const DAY = getOpenDay('toronto')

describeVisitors('entries', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')
  test.use({ viewport: SMALL_PHONE })

  test(`${who} books three pickups by phone`, async ({ page, database, office }) => {
    test.slow()
    database.put('/locations/toronto/jobs_per_window', 2)
    await openDesk(page, office.site.url, 'toronto')
    const form = page.getByRole('form', { name: 'New booking' })
    const book = page.getByRole('button', { name: 'Book this pickup' })
    for (let n = 1; n <= 3; n++) {
      await page.getByRole('link', { name: 'New booking' }).click()
      await expect(form.getByLabel('Caller’s name')).toHaveValue('')
      await form.getByRole('checkbox', { name: 'Pianos' }).check()
      await fillTime(page, 'New booking', DAY, '09:00-11:00')
      await form.getByRole('group', { name: 'Flexible on timing?' }).getByLabel('Yes').check()
      await form.getByRole('radio', { name: 'House' }).check()
      await form.getByLabel('Street').fill(`${n} Queen St W`)
      await form.getByLabel('City', { exact: true }).fill('Toronto')
      await form.getByRole('textbox', { name: /code/i }).fill('M5H 2N2')
      await form.getByLabel('Caller’s name').fill(`Caller ${'ABC'[n - 1]}`)
      await form.getByLabel('Phone number').fill(`416-555-016${n}`)
      if (n > 1) await form.getByLabel('Email').fill(`caller-${n}@example.com`)
      await book.click()
      if (n === 3) {
        await expect(form).toContainText(
          'That window is full. Tick the box to take it all the same',
        )
        await form.getByLabel('Take it all the same').check()
        await book.click()
      }
      await expectDone(page, 'Saved.')
      await expect(page.locator('main')).toContainText('Booked.')
    }
    expect(Object.values(getJobs(database)).map(({ job_status: status }) => status)).toEqual(
      Array.from({ length: 3 }, () => 'active'),
    )
    for (const [key, details] of Object.entries(getDetails(database))) {
      expect(details).toMatchObject({ entered_by: 'office' })
      expect(details).not.toHaveProperty('attribution.last')
      expect(database.read(`/jobs/${key}/ip_address`)).toBe('Unavailable')
    }
    for (let n = 2; n <= 3; n++)
      await expect
        .poll(() => office.getLastMail(`caller-${n}@example.com`)?.text)
        .toContain('is booked')

    const [key = ''] = Object.keys(getJobs(database))
    const reference = formatReference({ referencePrefix: 'TR' }, key)
    for (const text of [reference.toLowerCase(), '555 0161', 'caller a']) {
      await page.goto(`${office.site.url}/toronto/desk`)
      const found = (await findAtDesk(page, text)).getByRole('listitem')
      await expect(found).toHaveCount(1)
      await expect(found).toContainText(reference)
    }
    expect(page.url()).not.toContain('caller')
  })

  test(`${who} stores two quotes by phone`, async ({ page, database, office }) => {
    await openDesk(page, office.site.url, 'toronto')
    const form = page.getByRole('form', { name: 'New quote' })
    const store = page.getByRole('button', { name: 'Store this quote request' })
    for (const message of ['Two rooms', 'A storage unit']) {
      await page.getByRole('link', { name: 'New quote' }).click()
      await expect(form).toContainText('read this aloud')
      await form.getByLabel('Caller’s name').fill('Pat Phone')
      await form.getByLabel('Phone number').fill('416-555-0170')
      await form.getByLabel('What are we moving?').fill(message)
      await getPostalCodeField(form, 'Moving from').fill('M5V 2T6')
      await getPostalCodeField(form, 'Moving to').fill('M4C 1B5')
      await store.click()
      if (message !== 'Two rooms') {
        await expect(form).toContainText(
          'This caller has sent another request in the last 24 hours',
        )
        await expect(form.getByRole('link', { name: /^TR-/ })).toBeVisible()
        await form.getByLabel('The caller agrees').check()
        await store.click()
      }
      await expectDone(page, 'Saved.')
    }
    const leads = Object.values(getLeads(database))
    expect(leads).toMatchObject([
      { name: 'Pat Phone', email: 'Unavailable', location_id: 'toronto', status: 'new' },
      { note_from_customer: 'A storage unit' },
    ])
    expect(getConsents(database)).toMatchObject([undefined, { marketing: true }])
  })
})

const TODAY = getWallClock(new Date(), 'America/Toronto').date
const BOT = { [HONEYPOT_FIELD]: 'x' }

describeVisitors('held', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} releases what was for a past day`, async ({ page, database, office }) => {
    const held = await postPickup(office.site.url, { ...BOT, email: CUSTOMER })
    const key = getRequestKey(held)
    database.put(`/quarantine/jobs/${key}/date`, addDays(TODAY, -2))
    await office.runLater()
    await openDesk(page, office.site.url, 'toronto')
    const row = getRow(page, 'Mary Smith')
    await expect(row).toContainText('Held: filled in a hidden field')
    await row.getByRole('button', { name: 'Release' }).click()
    await expectDone(page, 'Released:')
    await expect(row).toContainText('Confirm by phone')
    await office.expectMail('It isn’t booked yet')
    expect(office.getLastMail(CUSTOMER)?.calendars).toEqual([])
    // The desired time is over, so the request's own page asks for another one.
    await expect(row.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    await row.getByRole('link', { name: 'Mary Smith' }).click()
    await fillTime(page, 'Confirm it', DAY, '09:00-11:00')
    await press(page, 'Confirm it', 'Confirm for this time')
    await expectDone(page, 'Confirmed.')
    await office.expectMail('is booked')
    expect(getJobs(database)[key]).toMatchObject({ date: DAY, job_status: 'active' })
  })
})

test('A dispatcher dismisses all held requests at once', async ({ page, database, office }) => {
  const { site } = office
  const { location } = await postPickup(site.url, BOT)
  for (let n = 1; n < 3; n++)
    await postQuote(site.url, { ...BOT, message: `Offer ${n}`, phone: `416-556-${1000 + n}` })
  await postQuote(site.url, { phone: '416-555-0199', message: 'A person' })
  await office.runLater()
  await openDesk(page, site.url, 'toronto')
  await page.getByText('3 held as suspected spam').click()
  await page.getByRole('button', { name: 'Dismiss all 3' }).click()
  await expectDone(page, 'Dismissed.')
  await expect(page.getByRole('heading', { name: 'To do: 1', exact: true })).toBeVisible()
  const key = getRequestKey({ location })
  expect(getDetails(database)[key]?.changes).toMatchObject({
    '0-dismissed': { by: 'office', name: 'Anna', to: 'dismissed' },
  })
  await page.goto(site.url + location)
  await page.getByRole('main').getByRole('link', { name: 'See, change or cancel' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('We couldn’t take this request')
  await page.goto(office.site.url + getRequestPath(key))
  await expect(page.getByRole('button', { name: 'Release it' })).toBeVisible()
})
