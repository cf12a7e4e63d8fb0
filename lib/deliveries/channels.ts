import 'server-only'
import { postChat } from '@/lib/alerts/post-chat'
import { env } from '@/lib/env'
import { buildChatText } from '@/lib/notifications/headlines'
import { isReminderDue } from '@/lib/notifications/reminder-mail'
import { postSignedJson } from '@/lib/notifications/webhook'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import {
  acceptsConfirmation,
  getReminderDay,
  sendConfirmation,
  sendReminder,
} from './send-to-customer'
import { sendToDispatchers } from './send-to-dispatchers'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_3_MS = 3 * DAY_MS
/** A pickup is at most eight open days ahead, and may be moved as far again. */
const REMINDER_MAX_AGE_MS = 31 * DAY_MS

export interface Channel {
  /** Also in the keys of `deliveries`. */
  name: string
  isOn: () => boolean
  /** False for a channel that only the cron job serves. */
  isImmediate: boolean
  accepts: (request: Request) => boolean
  /** Names an occasion of which each is told once; without it, the request itself or its change is told. */
  occasion?: (request: Request) => string
  /** Older requests are not delivered any more. */
  maxAgeMs: number
  /** 'refused' ends the tries. @throws Error without personal data */
  send: (request: Request, store: Store) => Promise<'sent' | 'refused'>
}

const hasWebhook = () => Boolean(env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET)

async function postRequest(request: Request, id: string): Promise<'sent'> {
  const { list, key, record, details, change } = request
  const body = JSON.stringify({ list, key, record, details, change })
  await postSignedJson(env.LEAD_WEBHOOK_URL ?? '', env.LEAD_WEBHOOK_SECRET ?? '', body, id)
  return 'sent'
}

export const CHANNELS: readonly Channel[] = [
  {
    name: 'webhook',
    isOn: hasWebhook,
    isImmediate: true,
    accepts: () => true,
    maxAgeMs: DAYS_3_MS,
    send: (request) => {
      const { key, change } = request
      return postRequest(request, change ? `${key}.${change.id}` : key)
    },
  },
  {
    name: 'withdrawal',
    isOn: hasWebhook,
    isImmediate: false,
    accepts: ({ consent, change }) => !change && consent?.isWithdrawn === true,
    maxAgeMs: DAYS_3_MS,
    // An id of its own: receivers drop a repeated one.
    send: (request) => postRequest(request, `${request.key}.consents`),
  },
  {
    name: 'email',
    isOn: () => Boolean(env.SMTP_URL),
    isImmediate: true,
    accepts: () => true,
    maxAgeMs: DAYS_3_MS,
    send: sendToDispatchers,
  },
  {
    name: 'chat',
    isOn: () => Boolean(env.CHAT_WEBHOOK_URL),
    isImmediate: true,
    accepts: () => true,
    maxAgeMs: 3 * HOUR_MS,
    async send(request) {
      await postChat(env.CHAT_WEBHOOK_URL ?? '', buildChatText(request))
      return 'sent'
    },
  },
  {
    name: 'confirmation',
    isOn: () => Boolean(env.SMTP_URL),
    isImmediate: true,
    accepts: acceptsConfirmation,
    maxAgeMs: 12 * HOUR_MS,
    send: sendConfirmation,
  },
  {
    name: 'reminder',
    isOn: () => Boolean(env.SMTP_URL),
    isImmediate: false,
    accepts: (request) => isReminderDue(request, new Date()),
    occasion: getReminderDay,
    maxAgeMs: REMINDER_MAX_AGE_MS,
    send: sendReminder,
  },
]
