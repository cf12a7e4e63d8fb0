import { makeValidPickup } from '@/e2e/support/pages/post-form'
import { describeVisitors, expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { getMailSettings } from '@/e2e/support/servers/mail-server'
import { bookPickup, CUSTOMER, getLastMail, test } from '@/e2e/support/servers/office'
import { runCommand } from '@/e2e/support/servers/run-command'
import { createClock } from '@/e2e/support/servers/site'
import { HOUR_MS } from '@/lib/dates/durations'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'

const REVIEWS_URL = 'https://reviews.example/toronto'

describeVisitors('thanks', ({ visitor }) => {
  test(`${visitor} is thanked on the day after a won pickup, and says no to such mails`, async ({
    page,
    database,
    office: { mail, site },
  }, testInfo) => {
    // It runs six commands.
    test.slow()
    const { setHours, settings: clock } = createClock(testInfo.outputPath())
    const settings = { ...getSiteSettings(database), ...getMailSettings(mail), SITE_URL, ...clock }
    const run = async (name: string, ...args: string[]) =>
      expect(await runCommand(name, args, settings)).toMatchObject({ status: 0 })
    const thanks = () =>
      mail.mails.filter(({ text = '' }) => text.includes(`Write a review\n${REVIEWS_URL}`))
    const setTime = (time: string) => {
      const morning = getInstant(
        addDays(makeValidPickup().selectedDate, 1),
        time,
        'America/Toronto',
      )
      setHours((morning - Date.now()) / HOUR_MS)
    }

    await run('locations', '--reviews', `toronto=${REVIEWS_URL}`)
    await run('leads', '--won', await bookPickup({ mail, site }))
    setTime('09:58')
    await run('deliver')
    expect(thanks()).toEqual([])
    setTime('10:01')
    await run('deliver')
    await run('deliver')
    expect(thanks().map(({ recipients }) => recipients)).toEqual([[CUSTOMER]])

    const link = /^\S+&decline=1$/m.exec(getLastMail(mail, CUSTOMER)?.text ?? '')?.[0] ?? ''
    await page.goto(link.replace(SITE_URL, site.url))
    expect(database.read('/declined')).toBeNull()
    await page.getByRole('button', { name: 'No more emails like this' }).click()
    await expect(page.getByRole('status')).toContainText('never ask you for a review again')
    expect(Object.keys(database.read('/declined') ?? {})).toHaveLength(1)
  })
})
