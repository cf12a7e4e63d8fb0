import { InvalidArgumentError } from 'commander'
import { getCity } from '@/lib/cities/cities'
import { ARRIVAL_WINDOWS, formatTimeSlot, type ArrivalWindow } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { finishTasks } from '@/lib/http/run-after'
import { CANCELLED } from '@/lib/requests/change'
import { formatChangedTime } from '@/lib/requests/change-words'
import { loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { OVERRIDES, type ChangeInput } from '@/lib/submissions/change-pickup'
import { carryOut } from '@/lib/submissions/change-request'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { parseDayWord, parseRequest, toDay } from '@/scripts/ops/arguments'
import { confirm } from '@/scripts/ops/confirm'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { formatTable } from './table'

export type MoveArguments = ReturnType<typeof parseMove>

export function parseMove(words: readonly string[]) {
  const [request, day, window, more] = words
  if (request === undefined || day === undefined || window === undefined || more !== undefined)
    throw new InvalidArgumentError(
      '--move needs a request, a day and a window: TR-4F7KM 2026-12-01 9-11.',
    )
  return { request: parseRequest(request), day: parseDayWord(day), window: parseWindow(window) }
}

/** `9-11`, `1-3` and `13:00-15:00`. */
function parseWindow(text: string): ArrivalWindow {
  const hours = text.split('-').map((time) => Number(/^(\d{1,2})(?::00)?$/.exec(time)?.[1]))
  const isHour = (typed: number | undefined, time: string) =>
    typed !== undefined && [typed, typed + 12].includes(Number(time.slice(0, 2)))
  const window = ARRIVAL_WINDOWS.find(
    ({ start, end }) => hours.length === 2 && isHour(hours[0], start) && isHour(hours[1], end),
  )
  if (window) return window
  throw new InvalidArgumentError(`"${text}" is no arrival window: 9-11, 11-1, 1-3 or 3-5.`)
}

const REFUSALS: Partial<Record<ChangeStatus, string>> = {
  changedElsewhere: 'Staff have changed it: do this by hand, and tell the customer.',
  cancelledElsewhere: 'It is cancelled already.',
}

/**
 * Cancels or moves a request as the link in the office's mail does. @param move undefined to cancel
 * @throws InvalidArgumentError before anything is changed
 */
export async function changeForCustomer(
  store: Store,
  request: Request,
  { move, yes }: { move?: MoveArguments | undefined; yes?: boolean | undefined },
): Promise<string[]> {
  const { list, key, pickup: shown, reference, state } = request
  const change = createChange(request, move)
  const to = change.kind === 'move' ? `${change.selectedDate} ${change.timeSlot.slice(0, 5)}` : ''
  const goal = to ? `Move it to ${formatChangedTime(to)}` : 'Cancel it'
  console.error(formatTable([request]))
  await confirm(`${goal}, and tell the customer?`, yes)

  const input = { list, key, shown, change, by: 'office' as const, ip: '' }
  const carryOutNow = (isForced: boolean) =>
    carryOut(store, { ...input, isForced, now: new Date(), deadline: getStoreDeadline() })
  let { status, reason } = await carryOutNow(false)
  const override = OVERRIDES[status]
  if (override) {
    await confirm(`${override} ${goal} all the same?`, yes)
    ;({ status, reason } = await carryOutNow(true))
  }
  await finishTasks()
  const refusal = REFUSALS[status] ?? OVERRIDES[status]
  if (refusal)
    throw new InvalidArgumentError(`${reference || key}: ${refusal} Nothing was changed.`)
  if (status !== 'done') throw new Error(`${list}/${key}: the change is ${status} ${reason ?? ''}`)
  const changed = await loadRequest(store, list, key)
  const was = list === 'jobs' && state !== CANCELLED ? `, was ${formatChangedTime(state)}` : ''
  return [
    `${list}/${key}: ${to ? `moved to ${formatChangedTime(to)}${was}` : `cancelled${was}`}`,
    describeTold(changed),
  ]
}

function createChange(request: Request, move: MoveArguments | undefined): ChangeInput['change'] {
  const { pickup, cityKey, reference, key } = request
  const name = reference || key
  if (!cityKey)
    throw new InvalidArgumentError(
      `${name} has no details: change it by hand, and tell the customer.`,
    )
  if (request.isCancelled) throw new InvalidArgumentError(`${name} is cancelled already.`)
  if (!move) return { kind: 'cancel' }
  if (!pickup)
    throw new InvalidArgumentError(`${name} is a quote: it has no arrival window to move.`)
  const { timeZone } = getCity(cityKey)
  const day = toDay(move.day, timeZone, new Date())
  const { date: today } = getWallClock(new Date(), timeZone)
  if (day < today) throw new InvalidArgumentError(`${day} is over.`)
  return { kind: 'move', selectedDate: day, timeSlot: formatTimeSlot(move.window) }
}

function describeTold(request: Request | undefined): string {
  const id = request?.changes.at(-1)?.id
  const told = [...(request?.sent.keys() ?? [])].flatMap((name) => {
    const [channel = '', change] = name.split(':')
    return change === id ? [channel] : []
  })
  return told.length > 0
    ? `Told: ${told.join(', ')}`
    : 'Nobody is told yet: a run does it within minutes, if a channel is set.'
}
