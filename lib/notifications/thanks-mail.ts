import 'server-only'
import { createHash } from 'node:crypto'
import { addDays, getInstant, getWallClock } from '@/lib/dates/wall-clock'
import { toMailbox } from '@/lib/security/mail-limits'
import { toInstant } from '@/lib/dates/instant'
import { readFields } from '@/lib/locations/location'
import { getDay } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { hasWon } from '@/lib/requests/outcome'
import { ifAbsent, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { addEntry } from './outbox'
import { formatCustomerMail, type CustomerMailSettings } from './customer-mail'
import { createButton, createLinkParagraph, createParagraph } from './mail-document'

const THANKS_TIME = '10:00'

/** Due the morning after the request is won, or after its later day. @throws if it is not certainly stored */
export async function addThanks(store: Store, request: Request, now: Date): Promise<void> {
  const { list, key, city, email } = request
  if (!city || email === '') return
  const { reviewsUrl } = await readFields(store, city.areaKey, Date.now() + STORE_TIMEOUT_MS)
  if (reviewsUrl === undefined) return
  const today = getWallClock(now, city.timeZone).date
  const [day = today] = [today, getDay(request)].toSorted().reverse()
  const due = getInstant(addDays(day, 1), THANKS_TIME, city.timeZone)
  const at = toInstant(new Date(due))
  await addEntry(store, { list, key, messageKind: 'thanks', at }, { due })
}

/** Checked when the mail is due: the request may be moved or cancelled, or its consent withdrawn. */
export function isThanked(request: Request, now: Date): boolean {
  const { consent, city, isCancelled } = request
  const isDayOver = city !== undefined && getDay(request) < getWallClock(now, city.timeZone).date
  return isDayOver && !isCancelled && !consent?.isWithdrawn
}

/** Only `ops` may read outcomes. @throws if the store does not reply */
export async function isStillWon(ops: Store, { key, record }: Request, deadline: number) {
  return hasWon(record, (await ops.read('outcomes', key, deadline)) ?? undefined)
}

/** One refusal counts for all later requests of the mailbox. @throws if the store does not reply */
export async function hasDeclined(store: Store, email: string, deadline: number): Promise<boolean> {
  return (await store.read('declined', createDeclinedKey(email), deadline)) !== null
}

export async function decline(store: Store, email: string, now: Date): Promise<void> {
  const deadline = now.getTime() + STORE_TIMEOUT_MS
  const record = ifAbsent({ at: toInstant(now) })
  const { status } = await store.transact('declined', createDeclinedKey(email), deadline, record)
  if (status !== 'stored') throw new Error(`the opt-out was not certainly stored: ${status}`)
}

/** The hash uses no secret: a new site key would forget who has declined. */
const createDeclinedKey = (email: string) =>
  createHash('sha256').update(toMailbox(email)).digest('base64url')

export function buildThanksMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, placeName: city, t } = request
  const { reviewsUrl, phone } = settings
  if (reviewsUrl === undefined) return undefined
  // A move counts as won when it is ordered, so one without a day may still be ahead.
  const text = getDay(request)
    ? t(
        'You chose our {city} crew. How did it go? Good or bad, a few words in public help the next neighbor decide.',
        { city },
      )
    : t(
        'You chose our {city} crew. When it’s done, tell others how it went. Good or bad, a few words in public help the next neighbor decide.',
        { city },
      )
  return formatCustomerMail(request, settings, {
    subject: t('thank you, and one question'),
    heading: t('Thank you{name}.', { name: firstName && `, ${firstName}` }),
    preheader: t('Your review helps the next neighbor.'),
    blocks: [
      createParagraph(text),
      createButton(t('Write a review'), reviewsUrl),
      createLinkParagraph(
        t('Is anything not right? Call <1>{phone}</1>: we’ll fix it.', { phone }),
      ),
    ],
    isOptional: true,
  })
}
