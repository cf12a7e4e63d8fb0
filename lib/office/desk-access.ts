import 'server-only'
import { cookies, headers } from 'next/headers'
import type { AreaKey } from '@/lib/cities/locations'
import { HOUR_MS } from '@/lib/dates/durations'
import { SITE_URL } from '@/lib/env'
import type { DeskQuery } from '@/lib/forms/link-query'
import { readDeskEpoch } from '@/lib/locations/desk-epoch'
import { logEvent } from '@/lib/log'
import { sendAlert } from '@/lib/monitoring/alert'
import { describeLink, type LinkState } from '@/lib/security/signed-links'
import { hashForDay, addLimitEntry } from '@/lib/security/limits'
import { getStore } from '@/lib/store'
import { STORE_TIMEOUT_MS } from '@/lib/store/store'
import {
  describeEntry,
  getDeskCookieName,
  getDeskCookieOptions,
  parseDeskCookie,
  type Press,
} from './desk-cookie'

export interface Desk {
  areaKey: AreaKey
  name: string
  areas: AreaKey[]
}

type EntryState = 'open' | 'closed' | 'expired' | 'unavailable'

/** `none`: this browser never opened the desk. */
export type DeskClosed = 'none' | Exclude<EntryState, 'open'>

/** Reads `desk_epoch` from the store every time. Never throws. */
export async function openDesk(areaKey: AreaKey): Promise<Desk | DeskClosed> {
  const { name, entries } = await readEntries(Date.now())
  const own = entries.find((entry) => entry.areaKey === areaKey)
  if (!own) return 'none'
  if (own.state !== 'open') return own.state
  const areas = entries.filter(({ state }) => state === 'open').map((entry) => entry.areaKey)
  return { areaKey, name, areas }
}

export async function readEntries(now: number): Promise<{
  name: string
  entries: (Press & { state: EntryState })[]
}> {
  const cookie = parseDeskCookie((await cookies()).get((await getCookie()).name)?.value)
  if (!cookie) return { name: '', entries: [] }
  const entries = cookie.entries.map(async (entry) => {
    const { areaKey, pressedAt } = entry
    const epoch = await readEpoch(areaKey)
    const state =
      epoch === undefined ? ('unavailable' as const) : describeEntry(cookie, entry, epoch, now)
    return { areaKey, pressedAt, epoch: epoch ?? 0, state }
  })
  return { name: cookie.name, entries: await Promise.all(entries) }
}

export async function readEpoch(areaKey: AreaKey): Promise<number | undefined> {
  return getStore('ops')
    .then((store) => readDeskEpoch(store, areaKey))
    .catch(({ message: reason }: Error) => {
      logEvent('desk', { outcome: 'unavailable', area: areaKey, reason }, 'error')
      return undefined
    })
}

export async function getCookie() {
  const isSecure = (await headers()).get('x-forwarded-proto')?.startsWith('https') ?? false
  return {
    name: getDeskCookieName(isSecure),
    getOptions: (maxAge: number) => getDeskCookieOptions(isSecure, maxAge),
  }
}

export async function signOutBrowser(): Promise<void> {
  const { name, getOptions } = await getCookie()
  ;(await cookies()).set(name, '', getOptions(0))
}

/** The page shows this instead of the desk. `press`: the link is valid; it shows the button. */
export type NoDesk =
  DeskClosed | `${Exclude<LinkState, 'valid'>}Link` | 'press' | 'cookiesOff' | 'signedOut'

export async function findDesk(
  areaKey: AreaKey,
  { link, done }: Pick<DeskQuery, 'link' | 'done'>,
): Promise<Desk | NoDesk> {
  const desk = await openDesk(areaKey)
  if (typeof desk === 'object' || desk === 'unavailable') return desk
  if (link) {
    const epoch = await readEpoch(areaKey)
    if (epoch === undefined) return 'unavailable'
    const state = describeLink(link, areaKey, epoch, Date.now())
    return state === 'valid' ? 'press' : `${state}Link`
  }
  if (done === PRESSED) return 'cookiesOff'
  return done === SIGNED_OUT ? 'signedOut' : desk
}

/** Values of `done` in the URL. */
export const PRESSED = 'pressed'
export const SIGNED_OUT = 'signedout'

export const ACTIONS_PER_HOUR = 300

/** Counts an action, retries with the same id once. Never throws. @param actionId characters of a record key */
export async function takeAction(areaKey: AreaKey, actionId: string): Promise<'taken' | 'limited'> {
  const now = Date.now()
  const limitKey = hashForDay('desk actions', `${areaKey} ${Math.floor(now / HOUR_MS)}`, now)
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const limit = { max: ACTIONS_PER_HOUR }
  const entries = await getStore()
    .then((store) => addLimitEntry(store, limitKey, actionId, limit, attempt))
    .catch(() => undefined)
  // Only one action takes the last entry, so we alert once.
  if (entries?.isNew && Object.keys(entries.holders).length === ACTIONS_PER_HOUR)
    await sendAlert(
      `${SITE_URL}: ${ACTIONS_PER_HOUR} actions at the desk of ${areaKey} within an hour, which is the limit. Until the next full hour it takes no other one.`,
    )
  return entries?.isAllowed === false ? 'limited' : 'taken'
}
