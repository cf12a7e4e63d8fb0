import { fetchForm, getRequestKey, isThankYouRedirect } from '@/lib/monitoring/plain-form'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { startAlertReceiver, type AlertReceiver } from './alert-receiver'
import type { DatabaseServer } from './database-server'
import { expect, getSiteSettings, startSeededDatabase, test as base } from './fixtures'
import { startMailServer, type MailServer } from './mail-server'
import { startSite, type Site } from './site'

export const CRON_SECRET = 'cron-'.repeat(7)
export const DISPATCHER = 'dispatch@hometeam.example'

export interface Channels {
  database: DatabaseServer
  mail: MailServer
  chat: AlertReceiver
  site: Site
  settings: Record<string, string>
}

/** A site of its own with a mail server and a chat. */
export const test = base.extend<{ channels: Channels }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  channels: async ({}, use) => {
    const [database, mail, chat] = [
      await startSeededDatabase(),
      await startMailServer(),
      await startAlertReceiver(),
    ]
    const settings = {
      ...getSiteSettings(database),
      SMTP_URL: mail.url.replace('//', '//site:secret@'),
      MAIL_FROM: 'HomeTeam <hello@hometeam.example>',
      DISPATCH_EMAIL: DISPATCHER,
      CHAT_WEBHOOK_URL: chat.url,
      CRON_SECRET,
    }
    const site = await startSite(settings)
    await use({ database, mail, chat, site, settings })
    await site.stop()
    await database.stop()
    mail.stop()
    chat.stop()
  },
})

export const getMailsTo = ({ mail }: Channels, recipient: string) =>
  mail.mails.filter(({ recipients }) => recipients.includes(recipient))

export async function sendQuote({ site }: Channels, fields: object = {}): Promise<string> {
  const form = await fetchForm(`${site.url}/toronto?utm_campaign=fall`, 'Moving quote')
  const response = await postForm(form, { ...VALID_MOVE, ...fields })
  expect(isThankYouRedirect(response)).toBe(true)
  return getRequestKey(response)
}
