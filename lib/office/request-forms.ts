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
  const callForm: FormOf = {
    formId: 'call',
    title: 'Call the customer',
    presses: [['told', 'They know now']],
  }
  const forms = [
    ...(call ? [callForm] : []),
    ...(request.isHeld
      ? [createHeldForm(request)]
      : [...listBookingForms(request, now), ...listOutcomeForms(outcome)]),
  ]
  return forms.map((form) => ({
    ...{ fields: [], defaults: {} },
    ...form,
    hidden: { ...hidden, ...form.hidden },
  }))
}

function createHeldForm({ isDismissed }: Request): FormOf {
  const release = ['release', 'Release it'] as const
  return isDismissed
    ? { formId: 'held', title: 'Dismissed as spam', presses: [release] }
    : { formId: 'held', title: 'Is it a person?', presses: [release, ['dismiss', 'Dismiss it']] }
}

function listBookingForms(request: Request, now: Date): FormOf[] {
  const { pickup, quote, isCancelled, isDismissed } = request
  // We do not suggest a past time.
  const shown = isAhead(request, now) ? pickup : undefined
  const time = {
    fields: ['selectedDate', 'timeSlot'] as const,
    defaults: { selectedDate: shown?.date ?? '', timeSlot: shown?.timeSlot ?? '' },
  }
  if (isCancelled) {
    const title = isDismissed ? 'Dismissed as spam' : 'Cancelled'
    const label = pickup ? 'Reopen at its old time' : 'Reopen'
    const presses: Presses = [['reopen', 'Reopen at this time']]
    return [
      { formId: 'reopen', title, presses: [['reopen', label]] },
      ...(pickup
        ? [{ ...time, formId: 'reopen-time', title: 'Reopen at another time', presses }]
        : []),
    ]
  }
  const label = pickup ? 'Cancel the pickup' : 'Cancel the request'
  return [
    ...(pickup ? listPickupForms(request, time) : []),
    ...(quote ? listMoveForms(request, quote) : []),
    { formId: 'cancel', title: 'Cancel', fields: ['silent'], presses: [['cancel', label]] },
    ...(isSuspected(request) ? [DISMISS] : []),
  ]
}

const DISMISS: FormOf = {
  formId: 'dismiss',
  title: 'Spam after all?',
  presses: [['dismiss', 'Dismiss it']],
}
const UNCONFIRM: FormOf = {
  formId: 'unconfirm',
  title: 'Not sure after all?',
  presses: [['unconfirm', 'Take the confirmation back']],
}

function listPickupForms(
  { isConfirmed, changes }: Request,
  time: Pick<FormView, 'fields' | 'defaults'>,
): FormOf[] {
  const move: Presses = [['move', 'Move the pickup']]
  const confirm: Presses = [
    ['confirm', 'Confirm for this time'],
    ['move', 'Note another time, not confirmed yet'],
  ]
  const forms: FormOf[] = isConfirmed
    ? [{ ...time, formId: 'move', title: 'Another time', presses: move }, UNCONFIRM]
    : [{ ...time, formId: 'confirm', title: 'Confirm it', presses: confirm }]
  const { from = '', to } = changes.at(-1) ?? {}
  const [date = '', start] = from.split(' ')
  const before = ARRIVAL_WINDOWS.find((window) => window.start === start)
  if (!before || from === to) return forms
  return [
    ...forms,
    {
      formId: 'move-back',
      title: `It was ${formatChangedTime(from)}`,
      presses: [['move', 'Move it back']],
      hidden: { selectedDate: date, timeSlot: formatTimeSlot(before) },
    },
  ]
}

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
  const decisions: FormOf[] = isDecided(outcome)
    ? [{ formId: 'open', title: 'Decided', presses: [['open', 'Reopen']] }]
    : [
        { formId: 'won', title: 'Won', fields: ['value'], presses: [['won', 'Won']] },
        { formId: 'lost', title: 'Lost', fields: ['why'], presses: [['lost', 'Lost']] },
      ]
  return [{ formId: 'calls', title: 'Calls', presses: calls }, ...decisions]
}
