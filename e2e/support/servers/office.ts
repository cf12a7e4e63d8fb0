import { setTimeout as sleep } from 'node:timers/promises'
import { getBookableDays } from '@/e2e/support/pages/booking-page'
import { postPickup } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, test as base, type MailedSite } from '@/e2e/support/servers/fixtures'
import { DISPATCHER, type MailServer } from '@/e2e/support/servers/mail-server'
import { runCommand } from '@/e2e/support/servers/run-command'
import { createClock } from '@/e2e/support/servers/site'
import { getRequestKey } from '@/lib/http/plain-form'
import { HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { encodeTime } from '@/lib/forms/push-key'

export const CUSTOMER = 'mary@example.com'
/** ISO date, within a week: the desk then still lists a quote of today as open. */
export const PICKUP_DAY = getBookableDays('toronto').at(-3) ?? ''

export type Office = ReturnType<typeof createOffice>

/** @param folder of the clock that the commands read */
function createOffice({ site, mail, chat, settings }: MailedSite, folder: string) {
  const clock = createClock(folder)
  const commandSettings = { ...settings, ...clock.settings, SITE_URL }
  const getMailsTo = (recipient: string) =>
    mail.mails.filter(({ recipients }) => recipients.includes(recipient))
  const getLastMail = (recipient = DISPATCHER) => getMailsTo(recipient).at(-1)
  const setTime = (date: string, time: string) =>
    clock.setHours((getInstant(date, time, 'America/Toronto') - Date.now()) / HOUR_MS)
  const run = (name: string, ...args: string[]) => runCommand(name, args, commandSettings)
  return {
    ...{ site, mail, chat, getMailsTo, getLastMail, setTime, run },
    /** Finds a link to this site in the last mail. @param query a part of the link */
    getLink(query: string, recipient = DISPATCHER) {
      const text = getLastMail(recipient)?.text ?? ''
      const [link = ''] = new RegExp(`^https?:\\S+${query}\\S*$`, 'm').exec(text) ?? []
      return link.replace(SITE_URL, site.url)
    },
    getCustomerLink() {
      return this.getLink(String.raw`/booking\?`, CUSTOMER)
    },
    expectMail: (text: string) => expect.poll(() => getLastMail(CUSTOMER)?.text).toContain(text),
    /** Books with an email, and waits for both mails. @returns the key */
    async bookPickup() {
      const answers = { email: CUSTOMER, selectedDate: PICKUP_DAY }
      const key = getRequestKey(await postPickup(site.url, answers))
      await expect.poll(() => mail.mails).toHaveLength(2)
      return key
    },
    /** Delivers what is due in twelve minutes: held requests reach the office with the next run. */
    async runLater() {
      clock.setHours(0.2)
      await run('deliver')
    },
    async sendDayMail() {
      setTime(addDays(PICKUP_DAY, -1), '17:01')
      await run('deliver')
      expect(getLastMail()?.subject).toMatch(/^Greater Toronto, .*: 1 pickup$/)
    },
  }
}

const QUIET_MS = 500

/** Otherwise the next test would get these mails. The one about a new browser is in no outbox. */
async function waitForDeliveries(database: DatabaseServer, { mails }: MailServer): Promise<void> {
  const soon = encodeTime(Date.now() + 3 * MINUTE_MS)
  const isDelivering = () => Object.keys(database.read('/outbox') ?? {}).some((key) => key < soon)
  for (let tries = 0; tries < 6; tries++) {
    const received = mails.length
    await sleep(QUIET_MS)
    if (mails.length === received && !isDelivering()) return
  }
}

export const test = base.extend<{ office: Office }>({
  office: async ({ database, mailedSite }, use, testInfo) => {
    const { mail, chat } = mailedSite
    mail.mails.length = 0
    chat.calls.length = 0
    await use(createOffice(mailedSite, testInfo.outputPath()))
    await waitForDeliveries(database, mail)
  },
})
