import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, PICKUP_DAY, test } from '@/e2e/support/servers/office'
import { addDays } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'

const REVIEWS_URL = 'https://reviews.example/toronto'
const NEXT_DAY = addDays(PICKUP_DAY, 1)

describeVisitors('thanks', ({ visitor }) => {
  test(`${visitor} is thanked on the day after a won pickup, and says no to such mails`, async ({
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
