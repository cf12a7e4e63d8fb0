import { isDecided, type Outcome } from '@/lib/requests/outcome'
import { isAhead, type Request } from '@/lib/requests/request'
import { formatChangedTime } from '@/lib/requests/change'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'
import { isSuspected } from './release'
import { createHidden, type Presses } from './views'

type Field = 'selectedDate' | 'timeSlot' | 'price' | 'silent' | 'value' | 'why'

export interface FormView {
  formId: string
  title: string
  fields: readonly Field[]
  defaults: Readonly<Record<string, string>>
  presses: Presses
  hidden: Readonly<Record<string, string>>
}

type FormOf = Partial<FormView> & Pick<FormView, 'formId' | 'title' | 'presses'>

/** Lists the forms that fit a request now. @param facts `call`: the reason to call */
export function listForms(
  request: Request,
  outcome: Outcome | undefined,
  { call, now }: { call: string; now: Date },
): FormView[] {
  const hidden = { ...createHidden({ request, outcome }), page: 'request' }
  const forms = [
    ...(call ? [CALL_FORM] : []),
    ...(request.isHeld ? [createHeldForm(request)] : listBookingForms(request, now)),
    ...(request.isHeld ? [] : listOutcomeForms(outcome)),
  ]
  return forms.map((form) => ({
    ...{ fields: [], defaults: {} },
    ...form,
    hidden: { ...hidden, ...form.hidden },
  }))
}

const CALL_FORM: FormOf = {
  formId: 'call',
  title: 'Call the customer',
  presses: [['told', 'They know now']],
}

const createHeldForm = ({ isDismissed }: Request): FormOf => ({
  formId: 'held',
  title: isDismissed ? 'Dismissed as spam' : 'Is it a person?',
  presses: isDismissed
    ? [['release', 'Release it']]
    : [
        ['release', 'Release it'],
        ['dismiss', 'Dismiss it'],
      ],
})

function listBookingForms(request: Request, now: Date): FormOf[] {
  const { pickup, quote, isCancelled, isDismissed } = request
  const time = {
    fields: ['selectedDate', 'timeSlot'] as const,
    // We do not suggest a past time.
    defaults:
      pickup && isAhead(request, now)
        ? { selectedDate: pickup.date, timeSlot: pickup.timeSlot }
        : { selectedDate: '', timeSlot: '' },
  }
  if (isCancelled)
    return [
      {
        formId: 'reopen',
        title: isDismissed ? 'Dismissed as spam' : 'Cancelled',
        presses: [['reopen', pickup ? 'Reopen at its old time' : 'Reopen']],
      },
      ...(pickup
        ? [{ ...time, formId: 'reopen-time', title: 'Reopen at another time', presses: REOPEN }]
        : []),
    ]
  return [
    ...(pickup ? listPickupForms(request, time) : []),
    ...(quote ? listMoveForms(request, quote) : []),
    {
      formId: 'cancel',
      title: 'Cancel',
      fields: ['silent'],
      presses: [['cancel', pickup ? 'Cancel the pickup' : 'Cancel the request']],
    },
    ...(isSuspected(request) ? [DISMISS] : []),
  ]
}

const DISMISS: FormOf = {
  formId: 'dismiss',
  title: 'Spam after all?',
  presses: [['dismiss', 'Dismiss it']],
}
const REOPEN: Presses = [['reopen', 'Reopen at this time']]
const UNCONFIRM: FormOf = {
  formId: 'unconfirm',
  title: 'Not sure after all?',
  presses: [['unconfirm', 'Take the confirmation back']],
}

function listPickupForms(
  { isConfirmed, changes }: Request,
  time: Pick<FormView, 'fields' | 'defaults'>,
): FormOf[] {
  const last = changes.at(-1)
  const [date = '', start] = last?.from.split(' ') ?? []
  const before = ARRIVAL_WINDOWS.find((window) => window.start === start)
  const isMoved = before !== undefined && last?.from !== last?.to
  return [
    ...(isConfirmed
      ? []
      : [
          {
            ...time,
            formId: 'confirm',
            title: 'Confirm it',
            presses: [
              ['confirm', 'Confirm for this time'],
              ['move', 'Note another time, not confirmed yet'],
            ] as Presses,
          },
        ]),
    ...(isConfirmed
      ? [{ ...time, formId: 'move', title: 'Another time', presses: MOVE }, UNCONFIRM]
      : []),
    ...(isMoved
      ? [
          {
            formId: 'move-back',
            title: `It was ${formatChangedTime(last?.from)}`,
            presses: [['move', 'Move it back']] as Presses,
            hidden: { selectedDate: date, timeSlot: formatTimeSlot(before) },
          },
        ]
      : []),
  ]
}

const MOVE: Presses = [['move', 'Move the pickup']]

function listMoveForms(
  { isConfirmed }: Request,
  { moveDate, confirmedDate, price }: NonNullable<Request['quote']>,
): FormOf[] {
  const confirm: FormOf = {
    formId: 'confirm',
    title: isConfirmed ? 'Another day or price' : 'Confirm the move',
    fields: ['selectedDate', 'price'],
    defaults: { selectedDate: confirmedDate || moveDate, price: price.split(' ')[0] ?? '' },
    presses: [['confirm', 'Confirm the move']],
  }
  return isConfirmed ? [confirm, UNCONFIRM] : [confirm]
}

function listOutcomeForms(outcome: Outcome | undefined): FormOf[] {
  const calls: Presses = [
    ['called', 'Called, no answer'],
    ...(outcome?.called ? [['uncalled', 'Not called: take the last one back'] as const] : []),
  ]
  return [
    { formId: 'calls', title: 'Calls', presses: calls },
    ...(isDecided(outcome) ? [REOPEN_OUTCOME] : [WON, LOST]),
  ]
}

const REOPEN_OUTCOME: FormOf = {
  formId: 'open',
  title: 'Decided',
  presses: [['open', 'Reopen']],
}
const WON: FormOf = {
  formId: 'won',
  title: 'Won',
  fields: ['value'],
  presses: [['won', 'Won']],
}
const LOST: FormOf = {
  formId: 'lost',
  title: 'Lost',
  fields: ['why'],
  presses: [['lost', 'Lost']],
}
