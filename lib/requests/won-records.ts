/** For the owner to confirm, in lower case: what staff enter when a request has become a paid job. */
export const WON_STATUSES = ['won', 'booked', 'completed', 'paid'] as const

/** What the office's desk and commands enter into a lead. */
const [WON_STATUS] = WON_STATUSES
const LOST_STATUS = 'lost'
const WON_BY_OFFICE = /^office\b/

/** A request that became a job. Staff edit by hand: fields may be missing, or of other types. */
export function isWon(record: Readonly<Record<string, unknown>>): boolean {
  const { won_by, status, job_status } = Object(record) as Record<string, unknown>
  return isFilled(won_by) || isWonStatus(status) || isWonStatus(job_status)
}

/** The fields of a lead after a decision at the desk; what staff typed stays. @param name the dispatcher's */
export function createLeadChanges(
  { won_by, status }: Readonly<Record<string, unknown>>,
  what: 'won' | 'lost' | 'open',
  name = '',
): Record<string, string> {
  const isOurs = status === 'new' || status === WON_STATUS || status === LOST_STATUS
  const statuses = { won: WON_STATUS, lost: LOST_STATUS, open: 'new' }
  const isWonByOffice = typeof won_by === 'string' && WON_BY_OFFICE.test(won_by)
  return {
    ...(isOurs && { status: statuses[what] }),
    ...(what === 'won' && !isFilled(won_by) && { won_by: `office ${name}`.trim() }),
    ...(what !== 'won' && isWonByOffice && { won_by: '' }),
  }
}

/** A name, or another system's number. */
function isFilled(value: unknown): boolean {
  return Boolean(typeof value === 'string' ? value.trim() : value)
}

function isWonStatus(value: unknown): boolean {
  const status = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return WON_STATUSES.some((won) => won === status)
}
