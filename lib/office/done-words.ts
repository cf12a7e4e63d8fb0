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

/** In the address of a page that opens instead of a press on an older one. */
export const LATE = 'late'

export interface DoneWords {
  text: string
  isDone: boolean
}

/** Words for the press that led to a page; undefined for any other word in its address. */
export function describeDone(done: string): DoneWords | undefined {
  const text = Object.hasOwn(DONE, done) ? DONE[done] : undefined
  return text === undefined ? undefined : { text, isDone: done !== LATE }
}
