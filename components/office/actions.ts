'use server'

import pMap from 'p-map'
import { keepForm, replyToChange } from '@/components/form/reply-to-change'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { parseDeskQuery } from '@/lib/forms/link-query'
import { readFields, type FormState } from '@/lib/forms/form'
import { runAfter } from '@/lib/http/run-after'
import { refreshLocations } from '@/lib/locations/cached-location'
import { logEvent } from '@/lib/log'
import { act, PRESS_FIELDS } from '@/lib/office/act'
import { admitBrowser } from '@/lib/office/admit-browser'
import { closeAndCancel } from '@/lib/office/close'
import {
  openDesk,
  PRESSED,
  SIGNED_OUT,
  signOutBrowser,
  takeAction,
  type Desk,
} from '@/lib/office/desk-access'
import { LATE } from '@/lib/office/views'
import { findInArea, type FindState } from '@/lib/office/find'
import { dismiss } from '@/lib/office/release'
import { safeLine } from '@/lib/requests/text'
import { getPaths } from '@/lib/routing/paths'
import { getLinkArea } from '@/lib/security/signed-links'
import { getStore } from '@/lib/store'
import { inEnglish, type Values } from '@/lib/words/translate'

const TIMEOUT_MS = 6_000
const MAX_CONCURRENT = 5
const DISMISSED_MAX = 50

/** `limited` when the desk has used up its actions of this hour. */
async function enterDesk(area: string): Promise<Desk | 'outdated' | 'unknown' | 'limited'> {
  if (!isAreaKey(area)) return 'outdated'
  const desk = await openDesk(area)
  if (typeof desk === 'string') return desk === 'unavailable' ? 'unknown' : 'outdated'
  return (await takeAction(area, crypto.randomUUID())) === 'taken' ? desk : 'limited'
}

const getDeskPaths = (areaKey: AreaKey) => getPaths(getAreaCity(areaKey).cityKey)

export async function pressDesk(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['area', 'page', ...PRESS_FIELDS])
  const desk = await enterDesk(values.area)
  if (typeof desk === 'string') return keepForm(values, desk)
  const { status, errors = {} } = await act(await getStore('ops'), desk, values, new Date())
  if (status === 'invalid') return { status, values, errors }
  const isLate = status === 'changedElsewhere' || status === 'cancelledElsewhere'
  const done = isLate ? LATE : values.what
  const { desk: list, deskRequest } = getDeskPaths(desk.areaKey)
  const path =
    values.page === 'list'
      ? `${list}?done=${done}`
      : `${deskRequest}?key=${values.key}&done=${done}`
  return replyToChange(isLate ? 'done' : status, values, path)
}

export async function dismissShown(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['area', 'held'])
  const keys = values.held.split(',').slice(0, DISMISSED_MAX)
  const desk = await enterDesk(values.area)
  if (typeof desk === 'string') return keepForm(values, desk)
  const now = new Date()
  const options = { now, name: desk.name, deadline: now.getTime() + TIMEOUT_MS }
  const store = await getStore('ops')
  let failures = 0
  const dismissOne = (key: string) =>
    dismiss(store, key, desk.areaKey, options).catch(() => {
      failures++
    })
  await pMap(keys, dismissOne, { concurrency: MAX_CONCURRENT })
  const outcome = failures > 0 ? 'unknown' : 'done'
  const facts = { outcome, what: 'dismiss', area: desk.areaKey, count: keys.length, failures }
  logEvent('office', facts)
  if (failures > 0) return keepForm(values, 'unknown')
  return replyToChange('done', values, `${getDeskPaths(desk.areaKey).desk}?done=dismiss`)
}

export async function closeTime(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['area', 'date', 'what', 'cancel'])
  const desk = await enterDesk(values.area)
  if (typeof desk === 'string') return keepForm(values, desk)
  const { date } = values
  // For example `close 09:00`.
  const [what = '', start] = values.what.split(' ')
  if (!isIsoDate(date)) return keepForm(values, 'outdated')
  const { areaKey, name } = desk
  const closing = { areaKey, date, start }
  const isCancelling = what === 'cancel' || values.cancel !== ''
  const wanted = { isClosed: what !== 'open', isCancelling, name }
  const status = await closeAndCancel(await getStore('ops'), closing, wanted, new Date())
  runAfter(refreshLocations)
  return replyToChange(
    status,
    values,
    `${getDeskPaths(areaKey).desk}?done=${what}&date=${date}#${date}`,
  )
}

/** We post the search so that no name ends up in a URL. */
export async function findRequests(_previous: FindState, form: FormData): Promise<FindState> {
  const { area, text, from } = readFields(form, ['area', 'text', 'from'])
  if (!isAreaKey(area)) return { status: 'outdated', text }
  const desk = await openDesk(area)
  if (typeof desk === 'string') return { status: 'outdated', text }
  try {
    return {
      status: 'start',
      text,
      found: await findInArea(await getStore('ops'), area, text, from),
    }
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('office', { outcome: 'unknown', what: 'find', area, reason }, 'error')
    return { status: 'unknown', text }
  }
}

const NAME_MAX = 40

/** The next page says if the browser kept the cookie, or what is wrong with the link. */
const getDeskPath = (areaKey: string | undefined, query: Record<string, string>) => {
  const cityKey = isAreaKey(areaKey) ? getAreaCity(areaKey).cityKey : DEFAULT_CITY
  return `${getPaths(cityKey).desk}?${new URLSearchParams(query)}`
}

export async function openInBrowser(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['link', 'name'])
  const { link } = parseDeskQuery(values)
  const reject = (text: string, textValues?: Values): FormState => ({
    status: 'invalid',
    values,
    errors: { name: inEnglish(text, textValues) },
  })
  const name = safeLine(values.name, NAME_MAX + 1)
  if ([...name].length > NAME_MAX)
    return reject('Please use at most {max} characters', { max: NAME_MAX })
  const admission = await admitBrowser(link, name)
  if (admission === 'unavailable')
    return reject('Our database doesn’t answer right now. Press the button again in a minute')
  if (admission === 'limited')
    return reject('The desk takes no more actions this hour. Press the button again later')
  const [field, value] = admission === 'pressed' ? ['done', PRESSED] : ['link', link]
  return replyToChange('done', values, getDeskPath(getLinkArea(link), { [field]: value }))
}

/** Closes all desks in this browser. */
export async function signOut(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, ['areaKey'])
  await signOutBrowser()
  return replyToChange('done', values, getDeskPath(values.areaKey, { done: SIGNED_OUT }))
}
