import 'server-only'
import { CURRENCIES } from '@/lib/business/currencies'
import { MINUTE_MS } from '@/lib/dates/durations'
import { toInstant } from '@/lib/dates/instant'
import { addThanks } from '@/lib/notifications/thanks-mail'
import { saveToDesk } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/load-request'
import {
  listEvents,
  MAX_VALUE,
  parseOutcome,
  wasExported,
  type LostReason,
  createLeadChanges,
  isWon,
} from '@/lib/requests/outcome'
import { readRecord } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import {
  applyChanges,
  STORE_TIMEOUT_MS,
  type RecordChanges,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import { parseCountry } from '@/lib/requests/request-parts'

const AMOUNT = /^\$?(\d{1,7}|\d{1,3}([,\s]\d{3})+)(\.\d{1,2}|,\d\d)?\s?\$?$/

/** Accepts `850`, `$1,199.50` and, as in French, `1 199,50 $`; undefined for other text. */
export function parseDollars(text: string): number | undefined {
  const digits = text.replace(/[$\s]|,(?=\d{3})/g, '').replace(',', '.')
  const value = AMOUNT.test(text) ? Number(digits) : NaN
  return value > 0 && value <= MAX_VALUE ? value : undefined
}

/** The request does not allow this note. */
export class OutcomeError extends Error {}

/** `open` reverses won and lost; `told`: the customer knows the office's last change. */
export type OutcomeNote =
  | { what: 'called' | 'uncalled' | 'told' | 'open' }
  | { what: 'won'; value?: number | undefined }
  | { what: 'lost'; why: LostReason }

interface NoteOptions {
  now: Date
  name?: string
  shownNotes?: number | undefined
}

/** A repeat within a minute counts once. Undefined if the page was out of date. @throws OutcomeError before it writes */
export async function noteOutcome(
  store: Store,
  request: Request,
  note: OutcomeNote,
  { now, name, shownNotes }: NoteOptions,
): Promise<StoredRecord | undefined> {
  const { list, key } = request
  const fields = createFields(request, note, now)
  if (note.what === 'won') await addThanks(store, request, now)
  // The index goes first: it may list a decided request, but must list a waiting one.
  if (note.what === 'open')
    await saveToDesk(store, { ...request, record: {}, staffStatus: 'new' }, undefined, now)
  let isOvertaken = false
  const outcome = await saveOutcome(store, key, (current) => {
    const history = readRecord(current, 'history')
    const events = listEvents(parseOutcome(current))
    const last = events.at(-1)
    const isSoon = last?.what === note.what && now.getTime() - Date.parse(last.at) < MINUTE_MS
    // A page that shows the last note opened after it.
    const isRepeated = isSoon && shownNotes !== events.length
    isOvertaken = !isRepeated && shownNotes !== undefined && shownNotes !== events.length
    if (isOvertaken || (isRepeated && note.what !== 'won')) return undefined
    const event = { at: toInstant(now), what: note.what, ...(name && { name }) }
    const called = countCalls(current, note)
    return applyChanges(current, {
      ...fields,
      ...(called !== undefined && { called: called || null, called_at: toInstant(now) }),
      history: { ...history, [`${events.length}-${note.what}`]: event },
    })
  })
  if (isOvertaken) return undefined
  if (list === 'leads') await changeLead(store, request, note, name)
  const noted = await findRequest(store, key)
  if (noted) await saveToDesk(store, noted, parseOutcome(outcome), now)
  return outcome
}

function countCalls({ called }: StoredRecord, { what }: OutcomeNote): number | undefined {
  const count = Number(called ?? 0)
  if (what === 'called') return count + 1
  return what === 'uncalled' ? Math.max(0, count - 1) : undefined
}

const OPEN = { won: false, lost: null, value: null, currency: null }

function createFields(request: Request, note: OutcomeNote, now: Date): RecordChanges {
  const at = toInstant(now)
  switch (note.what) {
    case 'called':
    case 'uncalled':
    case 'told':
      return {}
    case 'open':
      return { ...OPEN, at }
    case 'lost':
      return { ...OPEN, lost: note.why, at }
    case 'won': {
      const { value } = note
      const country = findRequestCountry(request)
      if (value !== undefined && !country)
        throw new OutcomeError(
          `${request.list}/${request.key} has no known city or country: its currency is unknown. Without a value it can be marked as won.`,
        )
      return {
        ...{ won: true, lost: null },
        ...(value !== undefined && country && { value, currency: CURRENCIES[country] }),
        at,
      }
    }
  }
}

/** The owner's other programs read these fields. Keeps what staff typed. */
async function changeLead(
  store: Store,
  { key }: Request,
  { what }: OutcomeNote,
  name: string | undefined,
): Promise<void> {
  if (what !== 'won' && what !== 'lost' && what !== 'open') return
  const { status } = await store.transact('leads', key, getDeadline(), (lead) =>
    lead ? applyChanges(lead, createLeadChanges(lead, what, name)) : undefined,
  )
  if (status !== 'stored') throw new Error(`leads/${key} was ${status}`)
}

/** `leads/-N…: won, 850.00 CAD` */
export function describeOutcome(
  { list, key, record }: Request,
  { what }: OutcomeNote,
  saved: StoredRecord,
): string {
  const outcome = parseOutcome(saved)
  const { called = 0, value, currency = '', lost = '' } = outcome ?? {}
  const texts = {
    called: `called ${called === 1 ? 'once' : `${called} times`}, no answer`,
    uncalled: `called ${called} times, no answer`,
    told: 'the customer knows',
    won: `won${value === undefined ? '' : `, ${value.toFixed(2)} ${currency}`}`,
    lost: `lost (${lost})`,
    open: isWon({ ...record, ...createLeadChanges(record, 'open') })
      ? 'still won by what staff typed: correct that by hand'
      : 'open again',
  }
  const isRetracted = what !== 'won' && !outcome?.won && wasExported(saved)
  return `${list}/${key}: ${texts[what]}${isRetracted ? '; it was written for Google Ads: retract the conversion of this Order ID there' : ''}`
}

export async function saveOutcome(
  store: Store,
  key: string,
  update: (current: StoredRecord) => StoredRecord | undefined,
  time = new Date(),
): Promise<StoredRecord> {
  const empty = { won: false, at: toInstant(time) }
  const result = await store.transact('outcomes', key, getDeadline(), (current) =>
    update(current ?? empty),
  )
  if (result.status !== 'stored') throw new Error(`outcomes/${key} was ${result.status}`)
  return result.record ?? empty
}

const getDeadline = () => Date.now() + 2 * STORE_TIMEOUT_MS

/** Uses the city or location, else the pickup's address. Undefined if none of them names one country. */
export function findRequestCountry({
  cityKey,
  locationId,
  pickup,
}: Request): City['country'] | undefined {
  const cities = findRequestCities(cityKey, locationId)
  const [country, other] = new Set(cities.map((city) => city.country))
  if (country && !other) return country
  return parseCountry(pickup?.address.country)
}
