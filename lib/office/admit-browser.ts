import 'server-only'
import { cookies } from 'next/headers'
import type { AreaKey } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import { describeLink, getLinkArea, type LinkState } from '@/lib/security/desk-link'
import { getStore } from '@/lib/store'
import { getCookie, readEntries, readEpoch, takeAction } from './desk-access'
import { createDeskCookie } from './desk-cookie'
import { mailNewBrowser } from './desk-mails'

type Admission = 'pressed' | Exclude<LinkState, 'valid'> | 'limited' | 'unavailable'

/**
 * Opens the link's area in this browser and keeps its other open areas. Never throws.
 * @param typedName the person's first name, for all areas; '' keeps the earlier one
 */
export async function admitBrowser(token: string, typedName: string): Promise<Admission> {
  const now = Date.now()
  const areaKey = getLinkArea(token)
  if (!areaKey) return 'wrong'
  const epoch = await readEpoch(areaKey)
  if (epoch === undefined) return 'unavailable'
  const state = describeLink(token, areaKey, epoch, now)
  if (state !== 'valid') return state
  if ((await takeAction(areaKey, crypto.randomUUID())) === 'limited') return 'limited'
  const { name: earlierName, entries } = await readEntries(now)
  const name = typedName || earlierName
  const others = entries.filter((entry) => entry.state === 'open' && entry.areaKey !== areaKey)
  const press = { areaKey, pressedAt: Math.floor(now / 1_000), epoch }
  const cookie = createDeskCookie([...others, press], name, now)
  if (!cookie) return 'unavailable'
  const { name: cookieName, getOptions } = await getCookie()
  ;(await cookies()).set(cookieName, cookie.value, getOptions(cookie.maxAge))
  logEvent('desk', { outcome: 'opened', area: areaKey })
  runAfter(() => report(areaKey, name, now))
  return 'pressed'
}

/** A failed mail does not undo the press. */
async function report(areaKey: AreaKey, name: string, now: number): Promise<void> {
  if (!env.SMTP_URL) return
  await getStore('ops')
    .then((store) => mailNewBrowser(store, areaKey, name, now))
    .catch(({ message: reason }: Error) =>
      logEvent('desk', { outcome: 'mail-failed', area: areaKey, reason }, 'error'),
    )
}
