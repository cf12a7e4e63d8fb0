import { getOpenDay } from '@/e2e/support/pages/booking-page'
import {
  expectDone,
  fillTime,
  getRequestPath,
  getRow,
  press,
  SMALL_PHONE,
} from '@/e2e/support/pages/desk-page'
import { postPickup, postQuote } from '@/e2e/support/pages/post-form'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect, getDetails, getJobs } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, test } from '@/e2e/support/servers/office'
import { getRequestKey } from '@/lib/http/plain-form'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { HONEYPOT_FIELD } from '@/lib/forms/form'

const DAY = getOpenDay('toronto')
const TODAY = getWallClock(new Date(), 'America/Toronto').date
const BOT = { [HONEYPOT_FIELD]: 'x' }

test.use({ viewport: SMALL_PHONE, hasOwnBuild: false })

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

  test(`${who} dismisses forty held requests at once`, async ({ page, database, office }) => {
    test.slow()
    const { site } = office
    const { location } = await postPickup(site.url, BOT)
    for (let n = 1; n < 40; n++)
      await postQuote(site.url, { ...BOT, message: `Offer ${n}`, phone: `416-556-${1000 + n}` })
    await postQuote(site.url, { phone: '416-555-0199', message: 'A person' })
    await office.runLater()
    await openDesk(page, site.url, 'toronto')
    await page.getByText('40 held as suspected spam').click()
    await page.getByRole('button', { name: 'Dismiss all 40' }).click()
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
})
