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
