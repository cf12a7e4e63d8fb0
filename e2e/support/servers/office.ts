import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import {
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import type { Site } from '@/e2e/support/servers/site'
import { fetchForm, getRequestKey } from '@/lib/cron/plain-form'

export interface OfficeSite {
  mail: MailServer
  site: Site
}

/** A site of its own with a mail server. */
export const test = base.extend<{ office: OfficeSite }>({
  office: async ({ database, startOtherSite, stopAfterTest }, use) => {
    const mail = await startMailServer()
    stopAfterTest(mail)
    const settings = { ...getSiteSettings(database), ...getMailSettings(mail) }
    await use({ mail, site: await startOtherSite(settings) })
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
