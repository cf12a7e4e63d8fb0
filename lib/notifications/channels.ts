import 'server-only'
import { DAY_MS, HOUR_MS } from '@/lib/dates/durations'
import { postChat } from '@/lib/monitoring/post-chat'
import { env } from '@/lib/env'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import type { OutboxEntry } from './outbox'
import { acceptsMail, sendToCustomer } from './send-to-customer'
import { sendToDispatchers } from './send-to-dispatchers'
import { sendCopy } from './copies'
import { buildChatText } from './headlines'
import { makeMessageId } from './mailer'
import { postSignedJson } from './webhook'

export interface Notice {
  request: Request
  entry: OutboxEntry
}

export interface Channel {
  name: string
  isOn: () => boolean
  accepts: (notice: Notice) => boolean
  maxAgeMs: number
  /** 'refused' ends the tries. @throws Error without personal data */
  send: (notice: Notice, store: Store) => Promise<'sent' | 'refused'>
}

export const isNews = ({ entry }: Notice) =>
  entry.occasion === 'request' || entry.occasion === 'change'

/** A digest notes its requests as delivered. @throws Error */
function waitForDigest({ entry }: Notice): void {
  if (entry.digest !== undefined) throw new Error('it waits for a digest')
}

export const CHANNELS: readonly Channel[] = [
  {
    name: 'webhook',
    isOn: () => Boolean(env.LEAD_WEBHOOK_URL),
    accepts: (notice) => isNews(notice) || notice.entry.occasion === 'withdrawal',
    maxAgeMs: 3 * DAY_MS,
    async send({ request, entry }) {
      const { list, key, record, details, change } = request
      const body = JSON.stringify({ list, key, record, details, change })
      const what = entry.occasion === 'withdrawal' ? 'consents' : change?.id
      // An id for each occasion: receivers drop a repeated one.
      const id = [key, what].filter(Boolean).join('.')
      await postSignedJson(env.LEAD_WEBHOOK_URL ?? '', env.LEAD_WEBHOOK_SECRET ?? '', body, id)
      return 'sent'
    },
  },
  {
    name: 'email',
    isOn: () => Boolean(env.SMTP_URL),
    accepts: isNews,
    maxAgeMs: 3 * DAY_MS,
    send: (notice, store) => {
      waitForDigest(notice)
      return sendToDispatchers(notice, store)
    },
  },
  {
    name: 'chat',
    isOn: () => Boolean(env.CHAT_WEBHOOK_URL),
    accepts: isNews,
    maxAgeMs: 3 * HOUR_MS,
    async send(notice, store) {
      waitForDigest(notice)
      const { request, entry } = notice
      const messageId = makeMessageId(request.key, 'chat', request.change?.id)
      await sendCopy(store, messageId, Date.parse(entry.at), () =>
        postChat(env.CHAT_WEBHOOK_URL ?? '', buildChatText(request)),
      )
      return 'sent'
    },
  },
  {
    name: 'customer',
    isOn: () => Boolean(env.SMTP_URL),
    accepts: acceptsMail,
    maxAgeMs: 12 * HOUR_MS,
    send: sendToCustomer,
  },
]

/** The channels of this deployment; none on a preview (lib/env.ts). */
export function getActiveChannels(): Channel[] {
  return CHANNELS.filter((channel) => channel.isOn())
}
