import 'server-only'
import { CURRENCIES } from '@/lib/business/currencies'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { parseTimeSlot } from '@/lib/dates/schedule'
import type { FieldErrors } from '@/lib/forms/form'
import { logEvent } from '@/lib/log'
import { findRequest } from '@/lib/requests/load-request'
import { LOST_REASONS } from '@/lib/requests/outcome'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import type { WantedChange } from '@/lib/submissions/change-plan'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { inEnglish } from '@/lib/words/translate'
import { changeBooking, QUESTIONS } from './change-booking'
import type { Desk } from './desk-access'
import { findRequestCountry, noteOutcome, parseDollars, type OutcomeNote } from './outcomes'
import { dismiss, release } from './release'

const TIMEOUT_MS = 6_000

/** The fields of the desk's forms. `changes` and `notes`: how many the page showed. */
export const PRESS_FIELDS = [
  ...(['key', 'what', 'changes', 'notes', 'selectedDate', 'timeSlot', 'force', 'silent'] as const),
  ...(['price', 'value', 'why'] as const),
] as const
export type Press = Record<(typeof PRESS_FIELDS)[number], string>

interface Answer {
  status: ChangeStatus | 'invalid'
  errors?: FieldErrors
}

/** Handles a press at the desk. Never throws. */
export async function act(ops: Store, desk: Desk, press: Press, now: Date): Promise<Answer> {
  const { key, what } = press
  try {
    const request = await findRequest(ops, key)
    if (request?.areaKey !== desk.areaKey) return { status: 'changedElsewhere' }
    const note = parseNote(press)
    const answer = note
      ? await saveNote(ops, desk, request, press, note, now)
      : await changeRequest(ops, desk, request, press, now)
    logEvent('office', { outcome: answer.status, what, area: desk.areaKey, key })
    return answer
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('office', { outcome: 'unknown', what, area: desk.areaKey, key, reason }, 'error')
    return { status: 'unknown' }
  }
}

type ParsedNote = OutcomeNote | { errors: FieldErrors }

function parseNote({ what, value, why }: Press): ParsedNote | undefined {
  switch (what) {
    case 'called':
    case 'uncalled':
    case 'told':
    case 'open':
      return { what }
    case 'lost': {
      const reason = LOST_REASONS.find((one) => one === why)
      return reason ? { what, why: reason } : { errors: { why: inEnglish('Choose a reason') } }
    }
    case 'won': {
      const dollars = parseDollars(value.trim())
      return value.trim() === '' || dollars !== undefined
        ? { what, value: dollars }
        : { errors: { value: inEnglish('Enter dollars such as 850 or 849.50') } }
    }
    default:
      return undefined
  }
}

async function saveNote(
  ops: Store,
  { name }: Desk,
  request: Request,
  { notes }: Press,
  note: ParsedNote,
  now: Date,
): Promise<Answer> {
  if ('errors' in note) return invalid(note.errors)
  const shownNotes = notes === '' ? undefined : Number(notes)
  return toAnswer(await noteOutcome(ops, request, note, { now, name, shownNotes }))
}

async function changeRequest(
  ops: Store,
  desk: Desk,
  request: Request,
  press: Press,
  now: Date,
): Promise<Answer> {
  const { name } = desk
  const { list, key, quote } = request
  const options = { now, name, deadline: now.getTime() + TIMEOUT_MS }
  if (press.what === 'release') return toAnswer(await release(ops, key, options))
  if (press.what === 'dismiss') return toAnswer(await dismiss(ops, key, desk.areaKey, options))
  const { change, errors } = parseChange(press, quote !== undefined)
  const price = parsePrice(press.price, request)
  if (!change || price === undefined)
    return invalid({ ...errors, ...(price === undefined && PRICE_ERROR) })
  const { status } = await changeBooking(ops, {
    ...{ list, key, change, now, name },
    ...(press.changes !== '' && { shownChanges: Number(press.changes) }),
    ...(press.force !== '' && { isForced: true }),
    ...(press.silent !== '' && { isSilent: true }),
    ...(price && { price }),
  })
  const why = press.force === '' ? QUESTIONS[status] : undefined
  if (why) return invalid({ force: inEnglish(`${why} Tick this to take it all the same`) })
  if (status === 'past')
    return invalid({ selectedDate: inEnglish('Choose a day and window that are not over') })
  return { status }
}

const toAnswer = (saved: object | undefined): Answer => ({
  status: saved ? 'done' : 'changedElsewhere',
})

const invalid = (errors: FieldErrors): Answer => ({ status: 'invalid', errors })

const PRICE_ERROR = { price: inEnglish('Enter dollars such as 1200 or 1199.50') }

/** `1200.00 CAD`; '' for none, undefined if it is not dollars. */
function parsePrice(text: string, request: Request): string | undefined {
  const country = findRequestCountry(request)
  const typed = text.trim()
  if (typed === '' || !country) return ''
  const dollars = parseDollars(typed)
  return dollars === undefined ? undefined : `${dollars.toFixed(2)} ${CURRENCIES[country]}`
}

function parseChange(
  { what, selectedDate, timeSlot }: Press,
  isQuote: boolean,
): { change?: WantedChange; errors?: FieldErrors } {
  if (what === 'cancel' || what === 'unconfirm') return { change: { kind: what } }
  if (what === 'reopen' && selectedDate === '') return { change: { kind: what } }
  if (what !== 'move' && what !== 'confirm' && what !== 'reopen') return { errors: {} }
  const errors = {
    ...(!isIsoDate(selectedDate) && { selectedDate: inEnglish('Choose a day') }),
    ...(!isQuote && !parseTimeSlot(timeSlot) && { timeSlot: inEnglish('Choose a window') }),
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { change: { kind: what, selectedDate, timeSlot } }
}
