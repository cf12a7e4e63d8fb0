import { getBookableDays } from '@/e2e/support/pages/booking-page'
import { postPickup } from '@/e2e/support/pages/post-form'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import {
  DISPATCHER,
  getMailSettings,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '@/e2e/support/servers/mail-server'
import { runCommand, type CommandResult } from '@/e2e/support/servers/run-command'
import { createClock, type Site } from '@/e2e/support/servers/site'
import type { WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { getRequestKey } from '@/lib/http/plain-form'
import { HOUR_MS } from '@/lib/dates/durations'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'

export const CUSTOMER = 'mary@example.com'
/** ISO date, within a week: the desk then still lists a quote of today as open. */
export const PICKUP_DAY = getBookableDays('toronto').at(-3) ?? ''

export interface Office {
  site: Site
  mail: MailServer
  chat: WebhookReceiver
  getMailsTo(recipient: string): ReceivedMail[]
  getLastMail(recipient?: string): ReceivedMail | undefined
  /** Finds a link to this site in the office's last mail. @param query a part of the link */
  getLink(query: string): string
  getCustomerLink(): string
  expectMail(text: string): Promise<void>
  setTime(date: string, time: string): void
  run(name: string, ...args: string[]): Promise<CommandResult>
  /** Books with an email, and waits for both mails. @returns the key */
  bookPickup(): Promise<string>
  /** Delivers what is due in twelve minutes: held requests reach the office with the next run. */
  runLater(): Promise<void>
  sendDayMail(): Promise<void>
}

export const test = base.extend<{ office: Office }>({
  office: [
    async ({ database, startOtherSite, stopAfterTest, webhookReceiver: chat }, use, testInfo) => {
      const mail = await startMailServer()
      stopAfterTest(mail)
      const channels = { ...getMailSettings(mail), CHAT_WEBHOOK_URL: chat.url }
      const site = await startOtherSite(channels)
      const clock = createClock(testInfo.outputPath())
      const settings = { ...getSiteSettings(database), ...channels, ...clock.settings, SITE_URL }
      const office: Office = {
        site,
        mail,
        chat,
        getMailsTo: (recipient) =>
          mail.mails.filter(({ recipients }) => recipients.includes(recipient)),
        getLastMail: (recipient = DISPATCHER) => office.getMailsTo(recipient).at(-1),
        getLink(query) {
          const text = office.getLastMail()?.text ?? ''
          const [link = ''] = new RegExp(`^https?:\\S+${query}\\S*$`, 'm').exec(text) ?? []
          return link.replace(SITE_URL, site.url)
        },
        getCustomerLink() {
          const text = office.getLastMail(CUSTOMER)?.text ?? ''
          const [link = ''] = /^\S+\/booking\?\S+$/m.exec(text) ?? []
          return link.replace(SITE_URL, site.url)
        },
        expectMail: (text) => expect.poll(() => office.getLastMail(CUSTOMER)?.text).toContain(text),
        setTime: (date, time) =>
          clock.setHours((getInstant(date, time, 'America/Toronto') - Date.now()) / HOUR_MS),
        run: (name, ...args) => runCommand(name, args, settings),
        async bookPickup() {
          const answers = { email: CUSTOMER, selectedDate: PICKUP_DAY }
          const key = getRequestKey(await postPickup(site.url, answers))
          await expect.poll(() => mail.mails).toHaveLength(2)
          return key
        },
        async runLater() {
          clock.setHours(0.2)
          await office.run('deliver')
        },
        async sendDayMail() {
          office.setTime(addDays(PICKUP_DAY, -1), '17:01')
          await office.run('deliver')
          expect(office.getLastMail()?.subject).toMatch(/^Greater Toronto, .*: 1 pickup$/)
        },
      }
      await use(office)
    },
    // Does not count toward the test's time: a site starts slowly beside other tests.
    { timeout: 60_000 },
  ],
})
