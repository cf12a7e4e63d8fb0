import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, PICKUP_DAY as day, test } from '@/e2e/support/servers/office'
import { addDays } from '@/lib/dates/wall-clock'

// A closed day is in the pages, which are written to disk.
test.use({ hasOwnBuild: true })

describeVisitors('a closed day', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} closes a day and cancels its pickup by the mail of the day, and opens it again`, async ({
    page,
    database,
    office,
  }) => {
    const { site } = office
    const title = page.getByRole('heading', { level: 1 })
    const key = await office.bookPickup()
    const bookNow = `${site.url}/toronto/book-now`
    // Its calendar is told the closed days.
    const isTold = async () => (await (await page.request.get(bookNow)).text()).includes(day)
    expect(await isTold()).toBe(false)
    await office.sendDayMail()
    const url = office.getLink(`day=${day}`)
    for (const wrong of [url.replace(day, addDays(day, 1)), url.replace('toronto', 'barrie')]) {
      await page.goto(wrong)
      await expect(title).toHaveText(/doesn’t open a request/)
    }
    await page.goto(url)
    await expect(title).toHaveText(/^Close .*\?$/)
    await expect(page.locator('main')).toContainText('Mary Smith')
    await page.getByRole('button', { name: 'Close this day' }).click()
    await expect(title).toHaveText(/ is closed$/)
    expect(database.read('/locations/toronto/closed_dates')).toBe(day)
    expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'active')
    // On a busy machine the site may give up on the location, and keep its page.
    const keptPage = () => site.log().includes('"outcome":"fallback"')
    await expect.poll(async () => keptPage() || (await isTold())).toBe(true)

    await page.getByRole('button', { name: 'Cancel this pickup, and email its customer' }).click()
    await expect(page.locator('main')).toContainText('We know of nothing else on it.')
    expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'cancelled')
    await expect
      .poll(() => office.getLastMail(CUSTOMER)?.text)
      .toContain('Would another day suit you?')
    await page.getByRole('button', { name: 'Open this day again' }).click()
    await expect(title).toHaveText(/^Close /)
    expect(database.read('/locations/toronto/closed_dates')).toBeNull()
  })
})
