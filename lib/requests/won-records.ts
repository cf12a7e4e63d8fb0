/** Lower case; staff type these for a paid job. The owner still has to confirm the list. */
export const WON_STATUSES = ['won', 'booked', 'completed', 'paid'] as const

const [WON_STATUS] = WON_STATUSES
const LOST_STATUS = 'lost'
const WON_BY_OFFICE = /^office\b/

/** Staff edit records by hand, so fields may be missing or have other types. */
export function isWon(record: Readonly<Record<string, unknown>>): boolean {
  const { won_by, status, job_status } = Object(record) as Record<string, unknown>
  return isFilled(won_by) || isWonStatus(status) || isWonStatus(job_status)
}

/** The fields after a decision at the desk. What staff typed stays. @param name the dispatcher's */
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
