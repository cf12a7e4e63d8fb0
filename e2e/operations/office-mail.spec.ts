import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { expectDone, fillTime, press } from '@/e2e/support/pages/desk-page'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, test, PICKUP_DAY } from '@/e2e/support/servers/office'
import { addDays } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'

describeVisitors('office', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} moves a pickup by the link in the mail, and the customer reads who did it`, async ({
    page,
    database,
    office,
  }) => {
    const key = await office.bookPickup()
    expect(office.getLastMail()?.raw).toContain('text/calendar')
    expect(office.getLastMail()?.text).toContain('Open it at the desk')
    const link = office.getLink('/desk/request')
    expect(link).toBe(`${office.site.url}/toronto/desk/request?key=${key}`)

    await openDesk(page, office.site.url, 'toronto')
    await page.goto(link)
    const day = getOpenDay('toronto')
    await fillTime(page, 'Another time', day, '11:00-13:00')
    await press(page, 'Another time', 'Move the pickup')
    await expectDone(page, 'Moved.')
    await expect(page.locator('main')).toContainText('Moved by Anna: was')
    await expect.poll(() => office.getLastMail()?.subject).toMatch(/^Moved by Anna: /)
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: day, start_time: '11:00' })
    const changes = Object.values(database.read(`/details/${key}/changes`) as object)
    expect(changes).toMatchObject([{ by: 'office', name: 'Anna' }])
    const getText = () => office.getLastMail(CUSTOMER)?.text
    await expect.poll(getText).toContain('Our office moved your junk pickup.')
    expect(office.getLastMail(CUSTOMER)?.raw).not.toMatch(/Anna|desk/)
  })
})

test.describe('Without JavaScript', () => {
  const REVIEWS_URL = 'https://reviews.example/toronto'
  const NEXT_DAY = addDays(PICKUP_DAY, 1)

  test.use({ javaScriptEnabled: false })

  test('a customer is thanked on the day after a won pickup, and says no to such mails', async ({
    page,
    database,
    office,
  }) => {
    test.slow()
    const run = async (name: string, ...args: string[]) =>
      expect(await office.run(name, ...args)).toMatchObject({ status: 0 })
    const listThanked = () =>
      office.mail.mails
        .filter(({ text }) => text.includes(`Write a review\n${REVIEWS_URL}`))
        .map(({ recipients }) => recipients)

    await run('locations', '--reviews', `toronto=${REVIEWS_URL}`)
    const key = await office.bookPickup()
    await office.sendDayMail()
    await run('leads', '--won', key)
    office.setTime(NEXT_DAY, '09:58')
    await run('deliver')
    expect(listThanked()).toEqual([])
    office.setTime(NEXT_DAY, '10:01')
    await run('deliver')
    await run('deliver')
    expect(listThanked()).toEqual([[CUSTOMER]])

    const { text = '' } = office.getLastMail(CUSTOMER) ?? {}
    const link = /^\S+&decline=1$/m.exec(text)?.[0] ?? ''
    await page.goto(link.replace(SITE_URL, office.site.url))
    expect(database.read('/declined')).toBeNull()
    await page.getByRole('button', { name: 'No more emails like this' }).click()
    await expect(page.getByRole('status')).toContainText('never ask you for a review again')
    expect(Object.keys(database.read('/declined') ?? {})).toHaveLength(1)
  })
})
