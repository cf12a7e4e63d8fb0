import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { CONSENT_FIELD, readField, readFields } from '@/lib/forms/form'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { logEvent } from '@/lib/log'
import { saveToDesk } from '@/lib/requests/desk-index'
import { loadRequest } from '@/lib/requests/load-request'
import { rememberRequest } from '@/lib/security/person'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { createRequest } from '@/lib/submissions/create-request'
import { saveDetails } from '@/lib/submissions/details'
import {
  readSubmission,
  type Submission,
  type SubmittedForm,
} from '@/lib/submissions/read-submission'
import { findEarlierTry } from '@/lib/submissions/submission'
import { takeAction } from './desk-access'
import {
  askAboutWindow,
  listCallerQuestions,
  listPickupQuestions,
  QUESTION_FIELDS,
  type Question,
  type WantedPickup,
} from './entry-questions'

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

  const ofPickup = pickup ? listPickupQuestions({ ...entry, pickup }) : []
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
