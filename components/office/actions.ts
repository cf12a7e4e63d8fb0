'use server'

import pMap from 'p-map'
import { replyToChange, keepForm } from '@/components/form/reply-to-change'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { readFields, type FormState } from '@/lib/forms/form'
import { runAfter } from '@/lib/http/run-after'
import { refreshLocations } from '@/lib/locations/cached-location'
import { logEvent } from '@/lib/log'
import { act, PRESS_FIELDS } from '@/lib/office/act'
import { closeAndCancel } from '@/lib/office/close'
import { openDesk, takeAction, type Desk } from '@/lib/office/desk-access'
import { LATE } from '@/lib/office/done-words'
import { findInArea, type FindState } from '@/lib/office/find'
import { dismiss } from '@/lib/office/release'
import { getPaths } from '@/lib/routing/paths'
import { getStore } from '@/lib/store'

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
  logEvent('office', { what: 'dismiss', area: desk.areaKey, count: keys.length, failures })
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

/** We post the search, so that no name is in an address. */
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
    logEvent('office', { what: 'find', area, reason: (error as Error).message }, 'error')
    return { status: 'unknown', text }
  }
}
