/** For the owner to confirm, in lower case: what staff enter when a request has become a paid job. */
export const WON_STATUSES = ['won', 'booked', 'completed', 'paid'] as const

/** What `npm run leads -- --won` enters for a member of staff. */
const COMMAND_STATUS = WON_STATUSES[0]
const COMMAND_WON_BY = 'ops'
/** What `--lost` enters into a lead. */
export const LOST_STATUS = 'lost'

/** A request that became a job. Staff edit by hand: fields may be missing, or of other types. */
export function isWon(record: Readonly<Record<string, unknown>>): boolean {
  const { won_by, status, job_status } = Object(record) as Record<string, unknown>
  return isFilled(won_by) || isWonStatus(status) || isWonStatus(job_status)
}

/** The changes that make a request won; what staff entered stays. A job has no `won_by`. */
export function createWonChanges(
  list: 'leads' | 'jobs',
  { won_by, status, job_status }: Readonly<Record<string, unknown>>,
): Record<string, string> {
  if (list === 'jobs') return isWonStatus(job_status) ? {} : { job_status: COMMAND_STATUS }
  return {
    ...(!isFilled(won_by) && { won_by: COMMAND_WON_BY }),
    ...(!isWonStatus(status) && { status: COMMAND_STATUS }),
  }
}

/**
 * Takes the changes of `createWonChanges` back, and a lead's loss; what staff entered stays, also where it
 * is won by that.
 * @param before the fields as they were
 * @param isLost by `--lost`
 */
export function createNotWonChanges(
  list: 'leads' | 'jobs',
  { won_by, status, job_status }: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, string>> = {},
  isLost = false,
): Record<string, string> {
  if (list === 'jobs')
    return job_status === COMMAND_STATUS ? { job_status: before.job_status ?? 'active' } : {}
  return {
    ...(won_by === COMMAND_WON_BY && { won_by: before.won_by ?? '' }),
    ...((status === COMMAND_STATUS || (isLost && status === LOST_STATUS)) && {
      status: before.status ?? 'new',
    }),
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
