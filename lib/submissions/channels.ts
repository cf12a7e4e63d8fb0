import 'server-only'
import { postChat } from '@/lib/alerts/post-chat'
import { getCity } from '@/lib/cities/cities'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { env, SITE_URL } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { logEvent } from '@/lib/log'
import { readLocation } from '@/lib/locations/location'
import { buildConfirmationMail } from '@/lib/notifications/confirmation-mail'
import { buildDispatchMail } from '@/lib/notifications/dispatch-mail'
import { MailError, sendMail } from '@/lib/notifications/mailer'
import { buildChatText } from '@/lib/notifications/request-summary'
import {
  readBoolean,
  readRecord,
  STORE_TIMEOUT_MS,
  type StoredRequest,
} from '@/lib/notifications/stored-request'
import { postSignedJson } from '@/lib/notifications/webhook'
import type { Store, StoredRecord } from '@/lib/store/store'
import { takeConfirmation } from './confirmation-limits'
import { getRequestTime } from './record-key'

const HOUR_MS = 3_600_000
const DAYS_3_MS = 72 * HOUR_MS

export interface Channel {
  /** Also in the keys of `deliveries`. */
  name: string
  isOn: () => boolean
  /** False for a channel that only the cron job serves. */
  isImmediate: boolean
  accepts: (request: StoredRequest) => boolean
  /** Names an occasion of which each is told once; without it, the request itself or its change is told. */
  occasion?: (request: StoredRequest) => string
  /** Older requests are not delivered any more. */
  maxAgeMs: number
  /** 'refused' ends the tries. @throws Error without personal data */
  send: (request: StoredRequest, store: Store) => Promise<'sent' | 'refused'>
}

const hasWebhook = () => Boolean(env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET)

async function postRequest(request: StoredRequest, id: string): Promise<'sent'> {
  const { list, key, record, details } = request
  const body = JSON.stringify({ list, key, record, details })
  await postSignedJson(env.LEAD_WEBHOOK_URL ?? '', env.LEAD_WEBHOOK_SECRET ?? '', body, id)
  return 'sent'
}

const makeMessageId = (key: string, channel: string) =>
  `${key}.${channel}@${new URL(SITE_URL).hostname}`

export const CHANNELS: readonly Channel[] = [
  {
    name: 'webhook',
    isOn: hasWebhook,
    isImmediate: true,
    accepts: () => true,
    maxAgeMs: DAYS_3_MS,
    send: (request) => postRequest(request, request.key),
  },
  {
    name: 'withdrawal',
    isOn: hasWebhook,
    isImmediate: false,
    accepts: ({ details }) => readBoolean(readRecord(details, 'consent'), 'withdrawn') === true,
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
    // Staff may have typed an address into the record of another form.
    accepts: ({ record: { email, status }, details: { form } }) =>
      (form === undefined || form === 'full') &&
      typeof email === 'string' &&
      email.includes('@') &&
      status === 'new',
    maxAgeMs: 12 * HOUR_MS,
    send: sendConfirmation,
  },
]

async function sendToDispatchers(request: StoredRequest, store: Store): Promise<'sent'> {
  const { key, record } = request
  const mail = { ...buildDispatchMail(request), messageId: makeMessageId(key, 'dispatch') }
  const to = await getDispatchers(store, record)
  const { deferred } = await sendMail({ ...mail, to }).catch((error: MailError) => {
    if (error.isUnknownAddress) return sendMail({ ...mail, to: env.DISPATCH_EMAIL ?? [] })
    throw error
  })
  // A later try reaches who was refused for now; the others get the same Message-ID again.
  if (deferred > 0 && getAge(request) < HOUR_MS) throw new Error('a recipient was refused for now')
  return 'sent'
}

/** The location's own addresses (`dispatch_email`), else `DISPATCH_EMAIL`. @throws without an answer */
async function getDispatchers(store: Store, { location_id: id }: StoredRecord): Promise<string[]> {
  const general = env.DISPATCH_EMAIL ?? []
  if (typeof id !== 'string') return general
  const location = await store.read('locations', id, Date.now() + STORE_TIMEOUT_MS)
  const addresses = location?.dispatch_email
  if (!addresses) return general
  const { data } = EmailListSchema.safeParse(addresses)
  if (!data) logEvent('location', { outcome: 'ignored', id, fields: ['dispatch_email'] }, 'error')
  return data ?? general
}

async function sendConfirmation(request: StoredRequest, store: Store): Promise<'sent' | 'refused'> {
  const { key, record, details } = request
  const cityKey = findRequestCityKey(details.city, record.location_id)
  if (!cityKey) return 'refused'
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const { phone } = await readLocation(getCity(cityKey).locationId, deadline)
  const now = new Date()
  const settings = { cityKey, phone, siteUrl: SITE_URL, now }
  const mail = buildConfirmationMail(request, settings)
  if (!mail) return 'refused'
  const isTaken = await takeConfirmation(store, mail.to, { key, now: now.getTime(), deadline })
  if (!isTaken) return 'refused'
  try {
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
    await sendMail({ ...mail, headers, messageId: makeMessageId(key, 'confirmation') })
    return 'sent'
  } catch (error) {
    // After a timeout the customer may have it: rather none than one every ten minutes.
    const isFinal = error instanceof MailError && (error.isUnknownAddress || error.isTimeout)
    if (isFinal) return 'refused'
    throw error
  }
}

function getAge({ key, details }: StoredRequest): number {
  return Date.now() - getRequestTime(key, details)
}
