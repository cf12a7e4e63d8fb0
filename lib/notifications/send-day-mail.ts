import 'server-only'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import { getWallClock } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { readDeskEpoch } from '@/lib/locations/desk-epoch'
import { readFields } from '@/lib/locations/location'
import { describeCall } from '@/lib/requests/customer-call'
import { listDesk } from '@/lib/requests/desk-index'
import { loadDue, loadToDo, type DeskRow } from '@/lib/requests/load-desk'
import type { Request } from '@/lib/requests/request'
import { createDeskLink } from '@/lib/security/desk-link'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { buildDayMail } from './day-mail'
import { makeMessageId } from './mailer'
import { messageId, type OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

const TO_DO_MAX = 20

/** @returns 'late' if the day is over @throws Error without personal data */
export async function sendDayMail(ops: Store, entry: OutboxEntry): Promise<'done' | 'late'> {
  const { at, date = '', area } = entry
  if (!isAreaKey(area)) return 'done'
  const { city } = getAreaCity(area)
  const toDate = (time: number) => getWallClock(new Date(time), city.timeZone).date
  const now = Date.now()
  const { dayMail } = await readFields(ops, area, now + STORE_TIMEOUT_MS)
  if (dayMail === undefined) return 'done'
  if (date < toDate(now)) return 'late'
  const entries = await listDesk(ops, area)
  const due = await loadDue(ops, entries, date)
  const { rows, more } = await loadToDo(ops, entries, TO_DO_MAX)
  const toDo = rows.flatMap((row) => flagCall(row, new Date(now)))
  // The morning's mail corrects the evening's, so it goes out even if nothing is left.
  const isCorrection = toDate(Date.parse(at)) === date
  if (due.length + toDo.length === 0 && !isCorrection) return 'done'
  const mail = buildDayMail(due, {
    ...{ date, now, more, place: city.locationName },
    lang: city.country === 'canada' ? 'en-CA' : 'en-US',
    toDo,
    deskUrl: SITE_URL + createDeskLink(area, await readDeskEpoch(ops, area), now),
  })
  const mailId = makeMessageId(messageId(entry), 'email')
  await mailDispatchers(ops, area, { ...mail, messageId: mailId }, Date.parse(at))
  return 'done'
}

/** Adds the reason to call the customer; skips a request whose mail may still be on its way. */
function flagCall({ request, outcome, waitsFor }: DeskRow, now: Date): Request[] {
  const call = describeCall(request, outcome, now)
  if (waitsFor === 'call' && !call) return []
  return [call ? { ...request, flags: [`Call them: ${call}`, ...request.flags] } : request]
}
