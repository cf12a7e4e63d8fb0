import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { isAreaKey } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { DAY_MS } from '@/lib/dates/durations'
import { getCookieName } from '@/lib/http/cookie-name'
import { isSameSecret } from '@/lib/http/endpoint'
import { sign } from '@/lib/security/signatures'

const DAY_S = DAY_MS / 1_000
const COOKIE_S = 30 * DAY_S
/** No renewal goes beyond this after the press. */
const PRESS_S = 90 * DAY_S

interface Entry {
  areaKey: AreaKey
  /** Seconds since the epoch. */
  pressedAt: number
  /** Also signs the area's `desk_epoch`, so we need the store to check it. */
  signature: string
}

export interface DeskCookie {
  /** The first name typed at this browser; '' if none. */
  name: string
  /** Seconds since the epoch. */
  until: number
  entries: Entry[]
}

interface SetCookie {
  /** `until.name.(area.pressedAt.signature.)*signature` */
  value: string
  /** Seconds. */
  maxAge: number
}

export type Press = Pick<Entry, 'areaKey' | 'pressedAt'> & { epoch: number }

export function createDeskCookie(
  presses: readonly Press[],
  name: string,
  now: number,
): SetCookie | undefined {
  const entries = presses.map(({ epoch, ...press }) => ({
    ...press,
    signature: signEntry(press, name, epoch),
  }))
  return serialize({ name, entries }, now)
}

/** Signs and dates the cookie anew; undefined once the 90 days of every area are over. */
function serialize(
  { name, entries }: Omit<DeskCookie, 'until'>,
  now: number,
): SetCookie | undefined {
  const seconds = Math.floor(now / 1_000)
  const last = Math.max(...entries.map(({ pressedAt }) => pressedAt + PRESS_S))
  const until = Math.min(seconds + COOKIE_S, last)
  if (!(until > seconds)) return undefined
  const parts = entries.flatMap(({ areaKey, pressedAt, signature }) => [
    areaKey,
    pressedAt,
    signature,
  ])
  const body = [until, Buffer.from(name).toString('base64url'), ...parts].join('.')
  return { value: `${body}.${sign('desk cookie', body)}`, maxAge: until - seconds }
}

/** Undefined for a forged cookie. The caller checks `until`. */
export function parseDeskCookie(value = ''): DeskCookie | undefined {
  const end = value.lastIndexOf('.')
  const body = value.slice(0, Math.max(0, end))
  if (!isSameSecret(value.slice(end + 1), sign('desk cookie', body))) return undefined
  const [until, name = '', ...parts] = body.split('.')
  const entries: Entry[] = []
  for (let n = 0; n + 2 < parts.length; n += 3) {
    const [areaKey, pressedAt, signature = ''] = parts.slice(n, n + 3)
    if (isAreaKey(areaKey)) entries.push({ areaKey, pressedAt: Number(pressedAt), signature })
  }
  return { name: Buffer.from(name, 'base64url').toString(), until: Number(until), entries }
}

export function describeEntry(
  { name, until }: DeskCookie,
  entry: Entry,
  epoch: number,
  now: number,
): 'open' | 'closed' | 'expired' {
  if (!isSameSecret(entry.signature, signEntry(entry, name, epoch))) return 'closed'
  const end = Math.min(until, entry.pressedAt + PRESS_S)
  return end * 1_000 > now ? 'open' : 'expired'
}

/** JSON starts with a bracket, a cookie with a digit: neither signature fits the other. */
const signEntry = (
  { areaKey, pressedAt }: Pick<Entry, 'areaKey' | 'pressedAt'>,
  name: string,
  epoch: number,
) => sign('desk cookie', JSON.stringify([areaKey, pressedAt, name, epoch]))

/** Renews at most once a day, so a response under way rarely undoes a sign-out. Undefined if not due. */
export function renewDeskCookie(value: string | undefined, now: number): SetCookie | undefined {
  const cookie = parseDeskCookie(value)
  if (!cookie || cookie.until * 1_000 <= now) return undefined
  const renewed = serialize(cookie, now)
  const gain = Math.floor(now / 1_000) + (renewed?.maxAge ?? 0) - cookie.until
  return gain >= DAY_S ? renewed : undefined
}

/** Middleware calls this. It reads no store: the page itself checks the areas. */
export function keepDeskCookie(request: NextRequest, response: NextResponse, now: number): void {
  if (request.method !== 'GET') return
  const isSecure = request.nextUrl.protocol === 'https:'
  const name = getDeskCookieName(isSecure)
  const renewed = renewDeskCookie(request.cookies.get(name)?.value, now)
  if (renewed)
    response.cookies.set(name, renewed.value, getDeskCookieOptions(isSecure, renewed.maxAge))
}

export const getDeskCookieName = (isSecure: boolean) => getCookieName('desk', isSecure)

export function getDeskCookieOptions(isSecure: boolean, maxAge: number) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge } as const
}
