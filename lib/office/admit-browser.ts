import 'server-only'
import { cookies } from 'next/headers'
import type { AreaKey } from '@/lib/cities/locations'
import { env, SITE_URL } from '@/lib/env'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import {
  describeLink,
  getLinkArea,
  type LinkState,
  createDeskLink,
} from '@/lib/security/signed-links'
import { getStore } from '@/lib/store'
import { getAreaCity, getDeskName } from '@/lib/cities/location-cities'
import { readDeskEpoch } from '@/lib/locations/desk-epoch'
import { formatAreaMail } from '@/lib/notifications/day-lists'
import {
  createButton,
  createParagraph,
  createRows,
  type MailBlock,
} from '@/lib/notifications/mail-document'
import { makeMessageId } from '@/lib/notifications/mailer'
import { mailDispatchers } from '@/lib/notifications/send-to-dispatchers'
import { formatInstant } from '@/lib/requests/instants'
import { isolate } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { getCookie, readEntries, readEpoch, takeAction } from './desk-access'
import { createDeskCookie } from './desk-cookie'

type Admission = 'pressed' | Exclude<LinkState, 'valid'> | 'limited' | 'unavailable'

/** Opens the link's area and keeps the browser's others. Never throws. @param typedName '' keeps the earlier name */
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

async function mailNewBrowser(
  store: Store,
  areaKey: AreaKey,
  name: string,
  now: number,
): Promise<void> {
  const time = formatInstant(new Date(now).toISOString(), getAreaCity(areaKey).city.timeZone)
  const heading = `A new browser opened the ${getDeskName(areaKey)} desk`
  await mailArea(store, areaKey, { heading, kind: 'new-browser', now }, [
    createRows([
      ['Name', isolate(name) || 'not given'],
      ['Time', time],
    ]),
    createParagraph(
      'Was it none of you? Then close every link and browser of this desk, and get a new link: ',
      `npm run locations -- --close-desks ${areaKey}`,
    ),
  ])
}

export async function mailDeskLink(store: Store, areaKey: AreaKey, now: number): Promise<void> {
  const desk = getDeskName(areaKey)
  const path = createDeskLink(areaKey, await readDeskEpoch(store, areaKey), now)
  const heading = `Your link to the ${desk} desk`
  await mailArea(store, areaKey, { heading, kind: 'desk-link', now }, [
    createParagraph('It opens the desk in a browser of the office for fourteen days.'),
    createButton(`Open the ${desk} desk`, SITE_URL + path),
    createParagraph('Please forward it to nobody outside the office.'),
  ])
}

async function mailArea(
  store: Store,
  areaKey: AreaKey,
  { heading, kind, now }: { heading: string; kind: string; now: number },
  blocks: readonly MailBlock[],
): Promise<void> {
  const footer = [['Only the office gets this mail.']]
  const bodies = formatAreaMail(getAreaCity(areaKey).city, { heading, blocks, footer })
  const messageId = makeMessageId(areaKey, kind, String(now))
  await mailDispatchers(store, areaKey, { subject: heading, messageId, ...bodies }, now)
}
