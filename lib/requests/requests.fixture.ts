import { findRequest as findStored } from './load-request'
import type { Store, StoredRecord } from '@/lib/store/store'
import { buildDescription } from '@/lib/forms/booking-schema'
import { CONSENT, createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { RequestChange } from './change'
import { parseRequest, type Request } from './request'

const TOUCH = {
  at: '2026-11-18T14:02:11Z',
  landing_path: '/toronto',
  referrer_host: 'www.google.com',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'toronto-movers-fall',
  utm_term: 'local movers near me',
  utm_content: 'headline-b',
  gclid: 'Cj0KCQiA4L67BhDUARIsADWrl7Hk9vQmT2xYzR3pLw8aNcEoVfGuSbIdKjMhZqXtPlWn0sAaAkEbEALw_wcB',
  gbraid: '',
  wbraid: '',
  fbclid: '',
  msclkid: '',
}

/** A full quote request from Canada, with a campaign. */
export const QUOTE = parseStored({
  list: 'leads',
  key: createKey('quote'),
  record: {
    ...LEAD,
    time: '14:05',
    name: 'Mary Smith',
    phone: '416-555-0142',
    email: 'mary.smith@example.com',
    zip: 'm5v2t6',
    zipTo: 'k2p1l4',
    note_from_customer:
      'We have a 2 bedroom condo on the 14th floor, about 30 boxes and a piano. The elevator has to be booked, and parking is behind the building.',
  },
  details: {
    form: 'full',
    at: '2026-11-20T19:05:30Z',
    city: 'toronto',
    time_zone: 'America/Toronto',
    reference: 'TR-4F7KM',
    answers: { move_date: '2026-12-04', packing: true },
    attribution: {
      first: TOUCH,
      last: {
        ...TOUCH,
        at: '2026-11-20T18:59:40Z',
        landing_path: '/toronto/get-quote',
        utm_campaign: 'toronto-brand',
        utm_term: '',
      },
    },
    consent: { ...CONSENT, marketing: true, at: '2026-11-20T19:05:30Z' },
  },
})

export const PICKUP = parseStored({
  list: 'jobs',
  key: createKey('pickup'),
  record: {
    ...JOB,
    cus_name: 'Mary Smith',
    cus_phone: '416-555-0142',
    cus_address: { ...JOB.cus_address, street: '100 Queen St W', unit: '4' },
    date: '2026-12-01',
    start_time: '11:00',
    end_time: '13:00',
    description: buildDescription({
      items: 'furniture,piano',
      load: 'half',
      message: 'Third floor, no elevator.',
    }),
  },
  details: {
    form: 'pickup',
    at: '2026-11-20T19:05:30Z',
    city: 'toronto',
    time_zone: 'America/Toronto',
    reference: 'TR-9KQ2P',
    answers: { items: 'furniture,piano', load: 'half' },
    consent: { ...CONSENT, at: '2026-11-20T19:05:30Z' },
  },
})

export const MAILED_PICKUP = changeRequest(PICKUP, {}, { email: 'mary.smith@example.com' })

/** Moves PICKUP to its day and window. */
export const MOVE: RequestChange = {
  id: '0-2026-12-01-1100',
  at: '2026-11-22T15:00:00Z',
  from: '2026-11-25 09:00',
  to: '2026-12-01 11:00',
}
export const CANCELLATION = { ...MOVE, id: '1-cancelled', from: MOVE.to, to: 'cancelled' }
/** Cancels QUOTE. */
export const QUOTE_CANCELLATION = { ...MOVE, id: '0-cancelled', from: '', to: 'cancelled' }

/** QUOTE after the office confirmed it for PICKUP's day, with a price. The form had shown a range. */
export const CONFIRMED_MOVE = changeRequest(
  QUOTE,
  {},
  {
    price_shown: '824-1122 CAD',
    changes: {
      '0-2026-12-01-confirmed': {
        ...{ at: '2026-11-22T15:00:00Z', by: 'office', from: '', to: '2026-12-01' },
        ...{ confirmed: true, price: '1200.00 CAD' },
      },
    },
  },
)

export const MAIL_SETTINGS = {
  cityKey: 'toronto',
  phone: '416-555-0110',
  takesTexts: false,
  siteUrl: 'https://movers.example',
  bookingUrl: 'https://movers.example/toronto/booking?key=-O1&sig=abc_-1',
  declineUrl: 'https://movers.example/toronto/booking?key=-O1&sig=abc_-1&decline=1',
  now: new Date('2026-11-21T00:40:00Z'),
} as const

export const toPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

/** Returns the mail with plain spaces in its text. */
export function requireMail<Mail extends { text: string }>(mail: Mail | undefined): Mail {
  if (!mail) throw new Error('no mail')
  return { ...mail, text: toPlainSpaces(mail.text) }
}

/** Replaces fields of the record and the details. */
export function changeRequest(request: Request, record: object, details: object = {}): Request {
  return parseStored({
    ...request,
    record: { ...request.record, ...record },
    details: { ...request.details, ...details },
  })
}

/** Parses a request again, as after staff or a fault replaced a part. */
export function parseStored({
  list,
  key,
  record,
  details,
}: Pick<Request, 'list' | 'key'> & { record: StoredRecord; details: StoredRecord }): Request {
  return parseRequest(list, key, record, details)
}

/** Also finds a held request. */
export async function findRequest(store: Pick<Store, 'read'>, key: string): Promise<Request> {
  const request = await findStored(store, key)
  if (!request) throw new Error(`no request ${key}`)
  return request
}
