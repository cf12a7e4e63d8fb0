import { isDeepStrictEqual } from 'node:util'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema } from '@/lib/forms/lead'
import { getPercentile } from '@/scripts/statistics'
import type { Event, StoredRecord } from './history'

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>
type Try = EventOf<'try'>
type Edit = EventOf<'edit'>

/** The lists hold phones or keys. */
export type Verdict = ReturnType<typeof checkHistory>

/** Compares the answers with the stored records. */
export function checkHistory(
  events: readonly Event[],
  stored: readonly StoredRecord[],
  maxTries = 1,
) {
  const of = <Type extends Event['type']>(type: Type) =>
    events.filter((event): event is EventOf<Type> => event.type === type)
  const [tries, edits] = [of('try'), of('edit')]
  const visitors = Map.groupBy(tries, ({ visitor }) => visitor)
  const records = Map.groupBy(stored, getPhone)
  const findVisitors = (predicate: (tries: Try[], records: StoredRecord[]) => boolean) =>
    [...visitors]
      .filter(([visitor, own]) => predicate(own, records.get(visitor) ?? []))
      .map(([visitor]) => visitor)
  return {
    submissions: visitors.size,
    thanked: findVisitors((own) => own.some(isThanked)).length,
    firstTry: findVisitors((own) => own.some((one) => isThanked(one) && one.attempt === 1)).length,
    /** Thanked, but not stored in the list and under the key of the answer. */
    lost: findVisitors((own, stored) =>
      own.filter(isThanked).some((one) => !stored.some((record) => isAt(record, one, one.ref))),
    ),
    doubled: [...records].filter(([, of]) => of.length > 1).map(([phone]) => phone),
    /** Differs from the submission or the schema, or has no submission. */
    invalid: stored
      .filter((one) => !matchesSubmission(one, visitors.get(getPhone(one))?.[0], edits))
      .map(({ key }) => key),
    /** Stored, although the answer said that nothing was. */
    refusedButStored: findVisitors((own, stored) => isRefusalContradicted(own, stored.length > 0)),
    /** Edited by staff, and without this edit at the end. */
    overwritten: edits
      .filter((edit) => !stored.some((one) => isAt(one, edit, edit.key) && hasEdit(one, edit)))
      .map(({ key }) => key),
    /** Retried to the end without a thank-you. */
    unserved: findVisitors((own) => !own.some(isThanked) && own.length >= maxTries),
    /** Number of tries without an answer. */
    unanswered: tries.filter(({ outcome }) => outcome === 'lost').length,
    edited: edits.length,
    ...measureTimes(tries, visitors.size, of('fault')),
  }
}

const isThanked = ({ outcome }: Try) => outcome === 'stored'

const isAt = (stored: StoredRecord, { list }: Try | Edit, key: string | undefined) =>
  stored.list === list && stored.key === key

const hasEdit = ({ record }: StoredRecord, { field, value }: Edit) => record[field] === value

const getPhone = ({ record }: StoredRecord) => String(record.phone ?? record.cus_phone)

function matchesSubmission(stored: StoredRecord, sent: Try | undefined, edits: Edit[]): boolean {
  if (stored.list !== sent?.list) return false
  const own = edits.filter((edit) => isAt(stored, edit, edit.key))
  const record = {
    ...stored.record,
    ...Object.fromEntries(own.map(({ field, before }) => [field, before])),
  }
  const schema = stored.list === 'leads' ? LeadSchema : JobSchema
  return (
    schema.safeParse(record).success &&
    Object.entries(sent.expected).every(([field, value]) => isDeepStrictEqual(record[field], value))
  )
}

/**
 * Whether a record was stored after an answer "refused". After an "unknown" one may be stored; of two
 * clicks at once, one may be refused and the other stored.
 */
function isRefusalContradicted(tries: Try[], isStoredAtEnd: boolean): boolean {
  for (const [attempt, clicks] of Map.groupBy(tries, (one) => one.attempt)) {
    if (clicks.some(({ outcome }) => outcome !== 'refused')) return false
    const next = tries.find((one) => one.attempt === attempt + 1)
    if (next ? next.isStored : isStoredAtEnd) return true
  }
  return false
}

/** A try is calm if it began outside of every fault and not shortly before or after one. */
const CALM_MARGIN_MS = 500

function measureTimes(tries: Try[], submissions: number, faults: EventOf<'fault'>[]) {
  const isCalm = ({ at, outcome }: Try) =>
    outcome !== 'lost' &&
    faults.every((fault) => at < fault.at - CALM_MARGIN_MS || at > fault.until + CALM_MARGIN_MS)
  const calmTimes = tries.filter(isCalm).map(({ ms }) => ms)
  const arrivals = tries.filter(({ attempt }) => attempt === 1).map(({ at }) => at)
  const end = Math.max(1, ...arrivals)
  const faultTimes = faults.map(({ at, until }) => Math.max(0, Math.min(until, end) - at))
  return {
    slowestMs: Math.max(0, ...tries.map(({ ms }) => ms)),
    calmP95Ms: getPercentile(calmTimes, 0.95) ?? 0,
    /** Visitors a second. */
    rate: (submissions * 1_000) / end,
    /** Share of the time during which a fault was applied. */
    faulty: faultTimes.reduce((sum, ms) => sum + ms, 0) / end,
  }
}
