import 'server-only'
import { DAY_MS, HOUR_MS } from '@/lib/dates/durations'
import { Webhook } from 'standardwebhooks'
import { postChat, post } from '@/lib/http/post'
import { env } from '@/lib/env'
import type { SendOutcome } from '@/lib/requests/request-parts'
import type { Store } from '@/lib/store/store'
import { messageId, type Message } from './outbox'
import { acceptsMail, sendToCustomer } from './send-to-customer'
import { sendToDispatchers } from './send-to-dispatchers'
import { sendCopy } from './copies'
import { buildChatText } from './headlines'

export interface Channel {
  name: string
  isOn: () => boolean
  accepts: (message: Message) => boolean
  maxAgeMs: number
  /** Only an error is retried. @throws Error without personal data */
  send: (message: Message, store: Store) => Promise<SendOutcome>
}

export const isRequestOrChange = ({ entry }: Message) =>
  entry.messageKind === 'request' || entry.messageKind === 'change'

/** Keeps the entry queued until a digest has marked its request as sent. @throws Error */
function waitForDigest({ entry }: Message): void {
  if (entry.digest !== undefined) throw new Error('it waits for a digest')
}

export const CHANNELS: readonly Channel[] = [
  {
    name: 'webhook',
    isOn: () => Boolean(env.LEAD_WEBHOOK_URL),
    accepts: (message) => isRequestOrChange(message) || message.entry.messageKind === 'withdrawal',
    maxAgeMs: 3 * DAY_MS,
    async send({ request, entry }) {
      const { list, key, record, details, change } = request
      const body = JSON.stringify({ list, key, record, details, change })
      const secret = env.LEAD_WEBHOOK_SECRET ?? ''
      await postSignedJson(env.LEAD_WEBHOOK_URL ?? '', secret, body, messageId(entry))
      return 'sent'
    },
  },
  {
    name: 'email',
    isOn: () => Boolean(env.SMTP_URL),
    accepts: isRequestOrChange,
    maxAgeMs: 3 * DAY_MS,
    send: (message, store) => {
      waitForDigest(message)
      return sendToDispatchers(message, store)
    },
  },
  {
    name: 'chat',
    isOn: () => Boolean(env.CHAT_WEBHOOK_URL),
    accepts: isRequestOrChange,
    maxAgeMs: 3 * HOUR_MS,
    async send(message, store) {
      waitForDigest(message)
      const { request, entry } = message
      await sendCopy(store, `${messageId(entry)}.chat`, Date.parse(entry.at), () =>
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

/** Empty on a preview, which has no senders (lib/env.ts). */
export function getActiveChannels(): Channel[] {
  return CHANNELS.filter((channel) => channel.isOn())
}

const RESPONSE_TIMEOUT_MS = 5_000

/** Signs by https://www.standardwebhooks.com. @throws Error without personal data */
export function postSignedJson(
  url: string,
  secret: string,
  body: string,
  id: string,
): Promise<void> {
  const sentAt = new Date()
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, sentAt, body),
  }
  return post(url, headers, body, RESPONSE_TIMEOUT_MS)
}
