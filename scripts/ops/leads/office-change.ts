import { InvalidArgumentError } from 'commander'
import { getCity } from '@/lib/cities/cities'
import { ARRIVAL_WINDOWS, formatTimeSlot, type ArrivalWindow } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { finishTasks } from '@/lib/http/run-after'
import { CANCELLED, formatChangedTime } from '@/lib/requests/change'
import { loadRequest, isCanary } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { changeBooking, QUESTIONS } from '@/lib/office/change-booking'
import type { WantedChange } from '@/lib/submissions/change-plan'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { parseDayWord, parseRequest, toDay } from '@/scripts/ops/arguments'
import { confirm, getStoreDeadline } from '@/scripts/ops/precautions'
import { formatTable } from './table'
import { describePickupTime } from '@/lib/requests/pickup'
import { getActiveChannels } from '@/lib/notifications/channels'
import { release } from '@/lib/office/release'
import { findNamed, pickOne } from './find-requests'

export type MoveArguments = ReturnType<typeof parseMove>

export function parseMove(words: readonly string[]) {
  const [request, day, window, more] = words
  if (request === undefined || day === undefined || window === undefined || more !== undefined)
    throw new InvalidArgumentError(
      '--move needs a request, a day and a window: TR-4F7KM 2026-12-01 9-11.',
    )
  return { request: parseRequest(request), day: parseDayWord(day), window: parseWindow(window) }
}

/** Takes `9-11`, `1-3` and `13:00-15:00`. */
function parseWindow(text: string): ArrivalWindow {
  const hours = text.split('-').map((time) => Number(/^(\d{1,2})(?::00)?$/.exec(time)?.[1]))
  const isHour = (typed: number | undefined, time: string) =>
    typed !== undefined && [typed, typed + 12].includes(Number(time.slice(0, 2)))
  const window = ARRIVAL_WINDOWS.find(
    ({ start, end }) => hours.length === 2 && isHour(hours[0], start) && isHour(hours[1], end),
  )
  if (window) return window
  throw new InvalidArgumentError(`"${text}" is not an arrival window: use 9-11, 11-1, 1-3 or 3-5.`)
}

const REFUSALS: Partial<Record<ChangeStatus, string>> = {
  changedElsewhere: 'Staff have changed it: do this by hand, and call the customer.',
  cancelledElsewhere: 'It is cancelled already.',
  past: 'That window is over.',
  ...QUESTIONS,
}

/** Changes a request as the desk does. @throws InvalidArgumentError before any change */
export async function changeForCustomer(
  store: Store,
  request: Request,
  wanted: MoveArguments | 'cancel' | 'reopen',
  yes?: boolean,
): Promise<string[]> {
  const { list, key, reference, appointment } = request
  const change = createChange(request, wanted)
  const goal = describeGoal(change)
  console.error(formatTable([request]))
  await confirm(`${goal}, and email the customer?`, yes)

  const changeNow = (isForced: boolean) =>
    changeBooking(store, { list, key, change, isForced, now: new Date() })
  let { status, reason } = await changeNow(false)
  const question = QUESTIONS[status]
  if (question) {
    await confirm(`${question} ${goal} all the same?`, yes)
    ;({ status, reason } = await changeNow(true))
  }
  await finishTasks()
  const refusal = REFUSALS[status]
  if (refusal)
    throw new InvalidArgumentError(`${reference || key}: ${refusal} Nothing was changed.`)
  if (status !== 'done') throw new Error(`${list}/${key}: the change is ${status} ${reason ?? ''}`)
  const changed = await loadRequest(store, list, key)
  const was =
    list === 'jobs' && appointment !== CANCELLED ? `, was ${formatChangedTime(appointment)}` : ''
  return [`${list}/${key}: ${describeState(changed, change)}${was}`, describeDelivery(changed)]
}

function createChange(request: Request, wanted: MoveArguments | 'cancel' | 'reopen'): WantedChange {
  const { pickup, cityKey, reference, key } = request
  const name = reference || key
  if (!cityKey)
    throw new InvalidArgumentError(
      `${name} has no details: change it by hand, and call the customer.`,
    )
  if (wanted === 'reopen') return { kind: 'reopen' }
  if (request.isCancelled)
    throw new InvalidArgumentError(`${name} is cancelled already: --reopen takes that back.`)
  if (wanted === 'cancel') return { kind: 'cancel' }
  if (!pickup)
    throw new InvalidArgumentError(`${name} is a quote: it has no arrival window to move.`)
  const { timeZone } = getCity(cityKey)
  const day = toDay(wanted.day, timeZone, new Date())
  const { date: today } = getWallClock(new Date(), timeZone)
  if (day < today) throw new InvalidArgumentError(`${day} is over.`)
  return { kind: 'move', selectedDate: day, timeSlot: formatTimeSlot(wanted.window) }
}

function describeGoal(change: WantedChange): string {
  if (change.kind !== 'move') return change.kind === 'reopen' ? 'Reopen it' : 'Cancel it'
  return `Move it to ${formatChangedTime(`${change.selectedDate} ${change.timeSlot.slice(0, 5)}`)}`
}

function describeState(changed: Request | undefined, { kind }: WantedChange): string {
  const time = formatChangedTime(changed?.appointment)
  if (kind === 'cancel') return 'cancelled'
  if (kind === 'move') return `moved to ${time}`
  const state = changed?.pickup && !changed.isConfirmed ? ', to be confirmed' : ''
  return `open again${time && `, ${time}`}${state}`
}

function describeDelivery(request: Request | undefined): string {
  const id = request?.changes.at(-1)?.id
  const delivered = [...(request?.sent.keys() ?? [])].flatMap((name) => {
    const [channel = '', change] = name.split(':')
    return change === id ? [channel] : []
  })
  return delivered.length > 0
    ? `Delivered: ${delivered.join(', ')}`
    : 'Nothing is delivered yet: a cron run sends it within minutes if a channel is set.'
}

/** Releases as the desk does. `isDelivered`: every channel has the message; otherwise a run retries. */
export async function releaseRequest(
  ops: Store,
  text: string,
): Promise<{ lines: string[]; isDelivered: boolean }> {
  const found = (await findNamed(ops, text)).filter(({ details }) => !isCanary(details))
  const held = found.filter(({ isQuarantined }) => isQuarantined)
  const { list, key } = pickOne(held.length > 0 ? held : found, text, 'request')
  const path = `${list}/${key}`
  const released = await release(ops, key, { now: new Date(), deadline: getStoreDeadline() })
  if (!released)
    return { lines: [`${path}: is not held, and stays in its list`], isDelivered: true }
  await finishTasks()
  const { sent } = (await loadRequest(ops, list, key)) ?? released
  const names = getActiveChannels().map(({ name }) => name)
  const undelivered = names.filter(
    (name) => !sent.has(name) && (name !== 'customer' || released.email),
  )
  const delivered = names.filter((name) => sent.has(name))
  const { pickup, isConfirmed, city } = released
  const time = pickup && describePickupTime(pickup, city)
  return {
    lines: [
      `${path}: released`,
      ...(time ? [`${time}: ${isConfirmed ? 'its window is reserved' : 'to be confirmed'}`] : []),
      `Delivered: ${delivered.join(', ') || 'nothing'}`,
      ...(undelivered.length > 0
        ? [`NOT delivered yet: ${undelivered.join(', ')}. The next cron run retries.`]
        : []),
    ],
    isDelivered: undelivered.length === 0,
  }
}
