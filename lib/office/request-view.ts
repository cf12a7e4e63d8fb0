import 'server-only'
import { getAreaCity, getDeskName } from '@/lib/cities/location-cities'
import { isPhone } from '@/lib/forms/masks'
import { createMapLink } from '@/lib/notifications/mail-document'
import { listMarketing } from '@/lib/notifications/dispatcher-mail'
import { describeChange } from '@/lib/requests/change'
import { describeCall } from '@/lib/requests/desk-index'
import { formatInstant, formatSentAt } from '@/lib/requests/instants'
import { findRequest } from '@/lib/requests/load-request'
import { listEvents, parseOutcome, type Outcome } from '@/lib/requests/outcome'
import { formatAddress } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { listCrewRows, type TextRow } from '@/lib/requests/rows'
import { describeSuspicions } from '@/lib/requests/suspicions'
import { getPaths } from '@/lib/routing/paths'
import { listRecentRequests } from '@/lib/security/person'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import type { Desk } from './desk-access'
import { listForms } from './request-forms'
import { describeWhat } from './views'

const SHOWN_ELSEWHERE = ['Check first', 'Email', 'Address', 'Changed']

export type RequestView = Exclude<Awaited<ReturnType<typeof loadRequestView>>, string | undefined>

/** @returns the name of another desk if that has it; undefined for an unknown key @throws if a read fails */
export async function loadRequestView(ops: Store, { areaKey }: Desk, key: string, now: Date) {
  const request = await findRequest(ops, key)
  if (!request?.areaKey) return undefined
  if (request.areaKey !== areaKey) return getDeskName(request.areaKey)
  const deadline = now.getTime() + STORE_TIMEOUT_MS
  const [record, others] = await Promise.all([
    ops.read('outcomes', key, deadline),
    loadOthers(ops, request, now),
  ])
  const outcome = parseOutcome(record)
  const call = describeCall(request, outcome, now) ?? ''
  const { name, phone, email, reference, pickup, flags } = request
  const place = pickup && formatAddress(pickup.address)
  return {
    title: name || reference,
    reference,
    what: describeWhat(request),
    state: describeState(request, outcome),
    ...{ phone, email, call, flags },
    isPhone: isPhone(phone),
    map: place ? createMapLink(place, formatAddress({ ...pickup.address, unit: '' })) : undefined,
    rows: listCrewRows(request).filter(
      ([label, text]) => text !== '' && !SHOWN_ELSEWHERE.includes(label),
    ),
    marketing: listMarketing(request)
      .flatMap(([label, text]) => (typeof text === 'string' && text ? [`${label}: ${text}`] : []))
      .join('; '),
    forms: listForms(request, outcome, { call, now }),
    history: listHistory(request, outcome),
    others,
  }
}

function describeState(request: Request, outcome: Outcome | undefined): string {
  const { isHeld, isDismissed, isCancelled, isConfirmed, pickup } = request
  const booking = isDismissed
    ? 'Dismissed as spam.'
    : isHeld
      ? `Held as suspected spam: ${describeSuspicions(request.suspicions)}.`
      : isCancelled
        ? 'Cancelled.'
        : isConfirmed
          ? pickup
            ? 'Booked.'
            : 'Confirmed.'
          : pickup
            ? 'Not confirmed yet.'
            : 'Open.'
  const { called, won, value, currency = '', lost } = outcome ?? {}
  const notes = [
    called && `Called ${called === 1 ? 'once' : `${called} times`}, no answer.`,
    won && `Won${value === undefined ? '' : `, ${value.toFixed(2)} ${currency}`}.`,
    lost && `Lost: ${lost}.`,
  ]
  return [booking, ...notes].filter(Boolean).join(' ')
}

const EVENTS = {
  called: 'Called, no answer',
  uncalled: 'Last call taken back',
  told: 'Customer told by phone',
  won: 'Won',
  lost: 'Lost',
  open: 'Reopened',
}

function listHistory(request: Request, outcome: Outcome | undefined): TextRow[] {
  const { changes, sent, city, isEnteredByOffice } = request
  const format = (at: string) => formatInstant(at, city?.timeZone)
  const events = [
    ...changes.map((change) => [change.at, describeChange(change)] as const),
    ...listEvents(outcome).map(
      ({ at, what, name }) => [at, `${EVENTS[what]}${name ? ` (${name})` : ''}`] as const,
    ),
    ...[...sent].map(([name, at]) => describeMessage(name, at, request)),
  ]
  const sorted = events.toSorted(([a], [b]) => (a < b ? 1 : -1))
  const first = isEnteredByOffice ? 'Entered by the office' : 'Sent by the customer'
  return [
    ...sorted.map(([at, text]): TextRow => [format(at) || 'Not sent', text]),
    [formatSentAt(request), first],
  ]
}

const CHANNELS: Record<string, string> = {
  customer: 'Email to the customer',
  email: 'Email to the office',
  chat: 'Message to the chat',
  webhook: 'Webhook',
  held: 'Named in the office’s mail of held requests',
}

/** `Email to the customer about: Moved by Anna: now …`; a refused message has no time. */
function describeMessage(
  sentName: string,
  at: string,
  { changes }: Request,
): readonly [string, string] {
  const [channel = '', about = ''] = sentName.split(':')
  const change = changes.find(({ id }) => id === about)
  const subject = change ? describeChange(change) : about
  const name = CHANNELS[channel] ?? channel
  const text = [name, subject].filter(Boolean).join(' about: ')
  return formatInstant(at) ? [at, text] : ['', `${text}: ${at}`]
}

/** Same phone, same area, within 24 hours. */
async function loadOthers(ops: Store, request: Request, now: Date) {
  const { phone, key, areaKey } = request
  if (!areaKey) return []
  const { deskRequest } = getPaths(getAreaCity(areaKey).cityKey)
  const attempt = { now: now.getTime(), deadline: now.getTime() + STORE_TIMEOUT_MS }
  const keys = (await listRecentRequests(ops, phone, attempt)).filter((other) => other !== key)
  const others = await Promise.all(keys.map((other) => findRequest(ops, other)))
  return others.flatMap((other) =>
    other?.areaKey === areaKey
      ? [
          {
            href: `${deskRequest}?key=${other.key}`,
            text: [other.reference, describeWhat(other)].join(', '),
          },
        ]
      : [],
  )
}
