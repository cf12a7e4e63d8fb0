import { rmSync } from 'node:fs'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import {
  DISPATCHER,
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { runCommand } from '@/e2e/support/servers/run-command'
import { copyBuild, createClock, type Site } from '@/e2e/support/servers/site'
import { fetchForm, getRequestKey } from '@/lib/cron/plain-form'
import { HOUR_MS } from '@/lib/dates/durations'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import type { DatabaseServer } from './database-server'

export interface OfficeSite {
  mail: MailServer
  site: Site
}

/** A site of its own with a mail server. */
export const test = base.extend<{ office: OfficeSite; hasOwnBuild: boolean }>({
  /** For stories that refresh pages. */
  hasOwnBuild: [false, { option: true }],
  office: async ({ database, startOtherSite, stopAfterTest, hasOwnBuild }, use) => {
    const folder = hasOwnBuild ? copyBuild() : '.'
    if (hasOwnBuild) stopAfterTest({ stop: () => rmSync(folder, { recursive: true }) })
    const mail = await startMailServer()
    stopAfterTest(mail)
    const settings = { ...getSiteSettings(database), ...getMailSettings(mail) }
    await use({ mail, site: await startOtherSite(settings, folder) })
  },
})

export const CUSTOMER = 'mary@example.com'

export const getLastMail = (mail: MailServer, to: string) =>
  mail.mails.findLast(({ recipients }) => recipients.includes(to))

/** Booked by a customer with an email, and told to both. @returns its key */
export async function bookPickup({ mail, site }: OfficeSite): Promise<string> {
  const form = await fetchForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const key = getRequestKey(await postForm(form, { ...makeValidPickup(), email: CUSTOMER }))
  await expect.poll(() => mail.mails).toHaveLength(2)
  return key
}

/** A link of the office in the mail of the booked day, which is sent now. @param query a part of the link */
export async function getDayLink(
  { mail, site }: OfficeSite,
  database: DatabaseServer,
  { query, day, folder }: { query: string; day: string; folder: string },
): Promise<string> {
  const { setHours, settings: clock } = createClock(folder)
  const evening = getInstant(addDays(day, -1), '17:01', 'America/Toronto')
  setHours((evening - Date.now()) / HOUR_MS)
  const settings = { ...getSiteSettings(database), ...getMailSettings(mail), SITE_URL }
  await runCommand('deliver', [], { ...settings, ...clock })
  const sent = getLastMail(mail, DISPATCHER)
  expect(sent?.subject).toMatch(/^Greater Toronto, .*: 1 pickup$/)
  const link = new RegExp(`^https?:\\S+${query}\\S+$`, 'm').exec(sent?.text ?? '')?.[0] ?? ''
  return link.replace(SITE_URL, site.url)
}
