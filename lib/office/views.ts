import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import { formatArrivalWindow, formatShortDate } from '@/lib/dates/format-dates'
import { isPhone } from '@/lib/forms/masks'
import { getDay } from '@/lib/requests/day'
import { listEvents } from '@/lib/requests/outcome'
import { formatWindow } from '@/lib/requests/pickup'
import { isAhead, type Request } from '@/lib/requests/request'
import { describeSuspicions } from '@/lib/requests/suspicions'
import { safeLine } from '@/lib/requests/text'
import { getPaths } from '@/lib/routing/paths'
import type { DeskDay, DeskRow } from './desk'

export type Presses = readonly (readonly [what: string, label: string])[]

export type RowView = ReturnType<typeof toPlainRow>

const NOTE_MAX = 160

const PRESSES: Record<DeskRow['waitsFor'], Presses> = {
  release: [
    ['release', 'Release'],
    ['dismiss', 'Dismiss'],
  ],
  confirm: [
    ['confirm', 'Confirm'],
    ['called', 'Called, no answer'],
  ],
  decide: [
    ['called', 'Called, no answer'],
    ['won', 'Won'],
  ],
  call: [
    ['told', 'They know now'],
    ['called', 'Called, no answer'],
  ],
  '': [],
}

export function toRowView(row: DeskRow, cityKey: CityKey, now: Date): RowView {
  const { request, outcome, waitsFor, call, isOlder } = row
  const { pickup } = request
  const { called } = outcome ?? {}
  const calls = called ? [`called ${called === 1 ? 'once' : `${called} times`}`] : []
  return {
    ...toPlainRow(request, cityKey),
    waited: [`waits ${formatAge(now.getTime() - request.at)}`, ...calls].join(', '),
    flags: [
      ...(call ? [`Call them: ${call}`] : []),
      ...(request.isHeld ? [`Held: ${describeSuspicions(request.suspicions)}`] : []),
      ...request.flags,
    ],
    isOlder,
    // A past time needs another one, chosen on the request's page.
    presses: PRESSES[waitsFor].filter(([what]) => what !== 'confirm' || isAhead(request, now)),
    hidden: {
      ...createHidden(row),
      page: 'list',
      ...(pickup && { selectedDate: pickup.date, timeSlot: pickup.timeSlot }),
    },
  }
}

/** Every form about a request sends these; the action compares them with the store. */
export function createHidden({ request, outcome }: Pick<DeskRow, 'request' | 'outcome'>) {
  const { key, areaKey = '', changes } = request
  return {
    ...{ key, area: areaKey },
    changes: String(changes.length),
    notes: String(listEvents(outcome).length),
  }
}

export function toPlainRow(request: Request, cityKey: CityKey) {
  const { key, name, phone, reference, note, isHeld } = request
  return {
    ...{ name, phone, reference, isHeld },
    /** With a suffix in a day's list, because both lists may show the request. */
    id: key,
    isPhone: isPhone(phone),
    href: `${getPaths(cityKey).deskRequest}?key=${key}`,
    what: describeWhat(request),
    /** `waits 3 h`; '' in a day's list. */
    waited: '',
    flags: request.flags,
    note: safeLine(note, NOTE_MAX),
    isOlder: false,
    presses: [] as Presses,
    hidden: {} as Readonly<Record<string, string>>,
  }
}

/** `Junk pickup, Tue, Dec 1, 9 to 11 am` */
export function describeWhat(request: Request): string {
  const { pickup } = request
  const day = getDay(request)
  const date = day ? formatShortDate(day) : (pickup?.dateText ?? '')
  const kind = pickup ? 'Junk pickup' : request.isConfirmed ? 'Move' : 'Moving quote'
  return [kind, date, pickup && formatWindow(pickup)].filter(Boolean).join(', ')
}

function formatAge(ms: number): string {
  if (Number.isNaN(ms)) return '?'
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`
  return `${Math.floor(ms / DAY_MS)} days`
}

export type DayView = ReturnType<typeof toDayView>

export function toDayView(day: DeskDay, cityKey: CityKey) {
  const { date, windows, moves, others, closedBecause, pickupCount, moveCount, ...state } = day
  const toRow = (request: Request) => {
    const row = toPlainRow(request, cityKey)
    return { ...row, id: `${row.id}-day` }
  }
  const counts = [
    closedBecause && `closed (${closedBecause})`,
    pickupCount > 0 && `${pickupCount} pickup${pickupCount === 1 ? '' : 's'}`,
    moveCount > 0 && `${moveCount} move${moveCount === 1 ? '' : 's'}`,
  ]
  const { desk, crewSheet } = getPaths(cityKey)
  return {
    ...{ ...state, date, hasJobs: pickupCount + moveCount > 0 },
    title: formatShortDate(date),
    summary: counts.filter(Boolean).join(', ') || 'nothing',
    /** The desk can close or reopen it. */
    canChange: closedBecause === '' || state.isClosed,
    windows: windows.map(({ window, limit, reserved, pickups, isClosed, ...facts }) => ({
      ...{ start: window.start, title: formatArrivalWindow(window), isClosed },
      count:
        limit === undefined || reserved === undefined
          ? `${facts.pickupCount} booked`
          : `${reserved} of ${limit} reserved`,
      rows: pickups.map(toRow),
    })),
    moves: moves.map(toRow),
    others: others.map(toRow),
    namesHref: `${desk}?date=${date}#${date}`,
    crewSheetHref: `${crewSheet}?date=${date}`,
  }
}

const DONE: Readonly<Record<string, string>> = {
  pressed: 'This browser is the desk’s now.',
  called: 'Noted: called, no answer.',
  uncalled: 'The last call is taken back.',
  told: 'Noted: the customer knows.',
  confirm: 'Confirmed. The customer gets an email, if we have an address.',
  unconfirm: 'Not confirmed anymore. The customer gets an email, if we have an address.',
  move: 'Moved. The customer gets an email, if we have an address.',
  cancel: 'Cancelled.',
  reopen: 'Open again. The customer gets an email, if we have an address.',
  won: 'Noted: won.',
  lost: 'Noted: lost.',
  open: 'Reopened.',
  release: 'Released: an ordinary request now. Look whether it must still be confirmed.',
  dismiss: 'Dismissed.',
  close: 'Closed. Nobody can book a pickup then.',
  entered: 'Saved.',
  late: 'Not done: somebody has changed it since you opened that page. This is how it is now.',
}

/** Set when the page of the press was out of date, so nothing was done. */
export const LATE = 'late'

export interface DoneWords {
  text: string
  isDone: boolean
}

export function describeDone(done: string): DoneWords | undefined {
  const text = Object.hasOwn(DONE, done) ? DONE[done] : undefined
  return text === undefined ? undefined : { text, isDone: done !== LATE }
}
