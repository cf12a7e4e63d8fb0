import 'server-only'
import { getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { formatShortDate } from '@/lib/dates/format-dates'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { FormState } from '@/lib/forms/form'
import { listDesk, listDeskOver, type DeskEntry } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/load-request'
import { formatReference } from '@/lib/requests/reference'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { toPlainRow, type RowView } from './views'

/** A search reads at most this many requests, 50 at a time, and stops when a page is full. */
const LOOKED_MAX = 200
const PAGE = 50
const PHONE_DIGITS_MIN = 4
const LETTERS_MIN = 2

export interface Found {
  rows: readonly RowView[]
  /** `Looked at 200 of 812, back to Mon, Oct 12.` */
  looked: string
  /** The key to continue from; '' at the end. */
  next: string
}

export interface FindState {
  status: FormState['status']
  text: string
  found?: Found
}

/** By reference, part of a name or email, or end of a phone, newest first. @param from '' for the newest */
export async function findInArea(
  ops: Store,
  areaKey: AreaKey,
  text: string,
  from: string,
): Promise<Found> {
  const { city, cityKey } = getAreaCity(areaKey)
  const parts = await Promise.all([listDesk(ops, areaKey), listDeskOver(ops, areaKey)])
  const all = parts.flat().toSorted((a, b) => (a.key < b.key ? 1 : -1))
  const named = all.filter(({ key }) => isReferenceOf(text, key))
  const entries = named.length > 0 ? named : all
  const isMatch = named.length > 0 ? () => true : createMatch(text)
  const start = Math.max(
    0,
    entries.findIndex(({ key }) => key === from),
  )
  const looked: DeskEntry[] = []
  const rows: RowView[] = []
  for (const batch of toBatches(entries.slice(start, start + LOOKED_MAX))) {
    const requests = await Promise.all(batch.map(({ key }) => findRequest(ops, key)))
    for (const [index, entry] of batch.entries()) {
      if (rows.length === PAGE) break
      looked.push(entry)
      const request = requests[index]
      if (request?.areaKey === areaKey && isMatch(request)) rows.push(toPlainRow(request, cityKey))
    }
    if (rows.length === PAGE) break
  }
  const end = start + looked.length
  const last = looked.at(-1)
  const day = last?.since ? getWallClock(new Date(last.since), city.timeZone).date : ''
  const back = day && `, back to ${formatShortDate(day)}`
  return {
    rows,
    looked: `Looked at ${end} of ${entries.length}${back}.`,
    next: entries[end]?.key ?? '',
  }
}

function toBatches(entries: readonly DeskEntry[]): DeskEntry[][] {
  const count = Math.ceil(entries.length / PAGE)
  return Array.from({ length: count }, (_, n) => entries.slice(n * PAGE, (n + 1) * PAGE))
}

/** The key does not contain the city's letters, so they are optional. */
function isReferenceOf(text: string, key: string): boolean {
  const typed = /^(?:[a-z]{2}[\s-]?)?([a-z\d]{5})$/i.exec(text.trim())?.[1]?.toUpperCase()
  return typed !== undefined && formatReference({ referencePrefix: '' }, key) === `-${typed}`
}

function createMatch(text: string): (request: Request) => boolean {
  const digits = text.replace(/\D/g, '')
  const letters = toPlainLetters(text.trim())
  if (/^[\d\s().+-]+$/.test(text))
    return ({ phone }) =>
      digits.length >= PHONE_DIGITS_MIN && phone.replace(/\D/g, '').endsWith(digits.slice(-10))
  return ({ name, email }) =>
    letters.length >= LETTERS_MIN &&
    [name, email].some((one) => toPlainLetters(one).includes(letters))
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
