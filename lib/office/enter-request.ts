import 'server-only'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { CONSENT_FIELD, readField, readFields } from '@/lib/forms/form'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { logEvent } from '@/lib/log'
import { saveToDesk } from '@/lib/requests/desk-index'
import { loadRequest, findRequest } from '@/lib/requests/load-request'
import { rememberRequest, listRecentRequests } from '@/lib/security/person'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { judgeWindow, type Context } from '@/lib/submissions/change-plan'
import { createRequest } from '@/lib/submissions/create-request'
import { saveDetails } from '@/lib/submissions/details'
import {
  readSubmission,
  type Submission,
  type SubmittedForm,
} from '@/lib/submissions/read-submission'
import { findEarlierTry } from '@/lib/submissions/submission'
import { takeAction } from './desk-access'

export interface Entry extends Omit<SubmittedForm, 'isTooLate' | 'limitedWindow'> {
  enteredBy: string
  pickup?: WantedPickup
}

export type OpenQuestion = Question & { isOpen: boolean }

export type EntryReply =
  | { status: 'stored'; key: string }
  | { status: 'asked'; questions: OpenQuestion[] }
  | { status: 'past' | 'limited' | 'refused' | 'unknown' }

/** Stores a caller's request once, even if it is sent again. Never throws. */
export async function enterRequest(entry: Entry): Promise<EntryReply> {
  const { areaKey: area } = getCity(entry.cityKey)
  try {
    const reply = await storeEntry(await getStore('ops'), entry)
    const { status: outcome } = reply
    logEvent('entry', { outcome, area, key: 'key' in reply ? reply.key : undefined })
    return reply
  } catch (error) {
    logEvent('entry', { outcome: 'unknown', area, reason: (error as Error).message }, 'error')
    return { status: 'unknown' }
  }
}

async function storeEntry(ops: Store, entry: Entry): Promise<EntryReply> {
  const { formData, cityKey, pickup } = entry
  const request = await readEntry(entry)
  const { answers, checksDeadline } = request
  const { key, storedIn } = await findEarlierTry(ops, request)
  if (storedIn) {
    await saveDetails(ops, request, key)
    return finish(ops, request, key)
  }

  const ofPickup = pickup ? listPickupQuestions(pickup, entry) : []
  if (ofPickup === 'past') return { status: 'past' }
  const ofCaller = await listCallerQuestions(ops, String(answers.phone), cityKey, checksDeadline)
  const answered = readFields(formData, QUESTION_FIELDS)
  const asked = [...ofPickup, ...ofCaller]
  const questions = asked.map((one) => ({ ...one, isOpen: answered[one.field] !== one.about }))
  if (questions.some(({ isOpen }) => isOpen)) return { status: 'asked', questions }
  if ((await takeAction(getCity(cityKey).areaKey, key)) === 'limited') return { status: 'limited' }

  const full = pickup && askAboutWindow(pickup, 'full')
  const limited = pickup && getLimitedWindow(pickup.areaKey, pickup.calendar, pickup)
  const isForced = answered.force === full?.about
  const window = limited && isForced ? { ...limited, jobsPerWindow: Infinity } : limited
  const { status } = await createRequest(ops, { ...request, limitedWindow: window }, key)
  if (status === 'full')
    return { status: 'asked', questions: full ? [...questions, { ...full, isOpen: true }] : [] }
  return status === 'stored' ? finish(ops, request, key) : { status }
}

async function readEntry({ pickup, ...entry }: Entry): Promise<Submission> {
  const submission = await readSubmission(entry)
  const { formData, record, isOutsideArea, hasMarketingConsent, language = 'en' } = submission
  return {
    ...submission,
    // The dispatcher's browser says nothing about the caller.
    ...{ ip: '', referer: '', attribution: undefined, advertising: undefined },
    record: { ...record, ip_address: 'Unavailable' },
    // For a pickup the office has answered that question.
    isOutsideArea: !pickup && isOutsideArea === true,
    // We store the consent version only if the caller agreed.
    consentVersion: hasMarketingConsent ? readField(formData, `${CONSENT_FIELD}-${language}`) : '',
  }
}

/** The desk shows the request at once. If the index cannot be written, a run does it. */
async function finish(ops: Store, request: Submission, key: string): Promise<EntryReply> {
  const { list, answers, deadline } = request
  try {
    const stored = await loadRequest(ops, list, key)
    if (stored) await saveToDesk(ops, stored)
    const caller = { phone: String(answers.phone), tab: '' }
    await rememberRequest(ops, caller, key, { now: Date.now(), deadline })
  } catch (error) {
    logEvent('entry', { outcome: 'not-listed', key, reason: (error as Error).message }, 'error')
  }
  return { status: 'stored', key }
}

/** Each field holds the `about` of the question it answers. */
const QUESTION_FIELDS = ['force', 'outsideArea', 'others'] as const

interface Question {
  field: (typeof QUESTION_FIELDS)[number]
  /** For another window or address we ask again. */
  about: string
  message: string
  references?: string[]
}

interface WantedPickup extends Context {
  selectedDate: string
  timeSlot: string
  state: string
  zip: string
}

const WINDOW_MESSAGES = {
  closed: 'We’re closed then. Tick the box to take it all the same, or choose another window',
  soon: 'That window begins too soon. Tick the box to take it all the same, or choose another one',
  full: 'That window is full. Tick the box to take it all the same, or choose another one',
} as const

function askAboutWindow(
  { selectedDate, timeSlot }: WantedPickup,
  reason: keyof typeof WINDOW_MESSAGES,
): Question {
  const about = `${selectedDate} ${timeSlot}`
  return { field: 'force', about, message: WINDOW_MESSAGES[reason] }
}

/** `past`: nobody can take this window. */
function listPickupQuestions(
  pickup: WantedPickup,
  { cityKey, isOutsideArea }: Entry,
): Question[] | 'past' {
  const reason = judgeWindow(pickup, getCity(cityKey), pickup)
  if (reason === 'past') return reason
  const area: Question = {
    field: 'outsideArea',
    about: `${pickup.state} ${pickup.zip}`,
    message: 'That address is outside our area. Tick the box if the crew goes there, or correct it',
  }
  return [...(reason ? [askAboutWindow(pickup, reason)] : []), ...(isOutsideArea ? [area] : [])]
}

/** Asks about the caller's other requests of 24 hours in this area; empty if the store fails. */
async function listCallerQuestions(
  ops: Store,
  phone: string,
  cityKey: CityKey,
  deadline: number,
): Promise<Question[]> {
  const { areaKey } = getCity(cityKey)
  const keys = await listRecentRequests(ops, phone, { now: Date.now(), deadline }).catch(() => [])
  const found = await Promise.all(keys.map((key) => findRequest(ops, key).catch(() => undefined)))
  const others = found
    .filter((request) => request !== undefined)
    .filter((request) => request.areaKey === areaKey && !request.isCancelled)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (others.length === 0) return []
  return [
    {
      field: 'others',
      about: others.map(({ key }) => key).join(),
      message:
        'This caller has sent another request in the last 24 hours. Press the button again to add this one',
      references: others.map(({ reference, key }) => reference || key),
    },
  ]
}
