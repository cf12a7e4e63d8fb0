import { isDeepStrictEqual } from 'node:util'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema } from '@/lib/forms/lead'
import { getPercentile } from '@/scripts/verify/statistics'
import type { Event, StoredRecord } from './history'

/** Phones or keys of each kind of violation. */
export interface Verdict {
  submissions: number
  /** Visitors a second. */
  rate: number
  thanked: number
  firstTry: number
  /** Thanked, and not there. */
  lost: string[]
  doubled: string[]
  /** Stored records that differ from the submission or the schema, or have no submission. */
  invalid: string[]
  /** Stored, although the answer said that nothing was. */
  refusedButStored: string[]
  /** Edited by staff, and not so any more. */
  overwritten: string[]
  /** Retried to the end without a thank-you. */
  unserved: string[]
  /** How many tries got no answer. */
  unanswered: number
  slowestMs: number
  calmP95Ms: number
  /** How many records staff edited. */
  edited: number
  /** Share of the time during which something was wrong. */
  faulty: number
}

type Answer = Extract<Event, { type: 'answer' }>
type Invoke = Extract<Event, { type: 'invoke' }>
type Edit = Extract<Event, { type: 'edit' }>
type Fault = Extract<Event, { type: 'fault' }>

/** Compares the answers with the stored records. */
export function checkHistory(
  events: readonly Event[],
  stored: readonly StoredRecord[],
  tries = 1,
): Verdict {
  const of = <Type extends Event['type']>(type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  const invokes = Map.groupBy(of('invoke'), ({ visitor }) => visitor)
  const answers = Map.groupBy(of('answer'), ({ visitor }) => visitor)
  const records = Map.groupBy(stored, getPhone)
  const faults = of('fault')
  const edits = of('edit')

  const visitors = [...invokes.keys()]
  const getThanks = (visitor: string) =>
    (answers.get(visitor) ?? []).filter(({ outcome }) => outcome === 'stored')
  const thanked = visitors.filter((visitor) => getThanks(visitor).length > 0)
  return {
    submissions: visitors.length,
    thanked: thanked.length,
    firstTry: thanked.filter((visitor) => getThanks(visitor).some((one) => one.attempt === 1))
      .length,
    lost: thanked.filter((visitor) =>
      getThanks(visitor).some(
        ({ ref }) =>
          !(records.get(visitor) ?? []).some(({ list, key }) => key === ref && isListed(list)),
      ),
    ),
    doubled: [...records].filter(([, of]) => of.length > 1).map(([phone]) => phone),
    invalid: stored
      .filter((one) => !matchesSubmission(one, invokes.get(getPhone(one))?.[0], edits))
      .map(({ key }) => key),
    refusedButStored: visitors.filter((visitor) =>
      isRefusalContradicted(
        invokes.get(visitor) ?? [],
        answers.get(visitor) ?? [],
        records.has(visitor),
      ),
    ),
    overwritten: edits
      .filter((edit) => !stored.some((one) => hasEdit(one, edit)))
      .map(({ key }) => key),
    edited: edits.length,
    unserved: visitors.filter(
      (visitor) => getThanks(visitor).length === 0 && (invokes.get(visitor) ?? []).length >= tries,
    ),
    unanswered: of('answer').filter(({ outcome }) => outcome === 'lost').length,
    ...measureTimes(of('invoke'), of('answer'), faults),
  }
}

/** Whether the dispatcher sees a list. */
function isListed(list: StoredRecord['list']): boolean {
  return !list.startsWith('quarantine/')
}

function getPhone({ record }: StoredRecord): string {
  return String(record.phone ?? record.cus_phone)
}

function matchesSubmission(
  storedRecord: StoredRecord,
  invoke: Invoke | undefined,
  edits: readonly Edit[],
): boolean {
  if (invoke?.list !== storedRecord.list) return false
  // Fields that staff changed are not compared.
  const edited = edits.filter(
    ({ list, key }) => list === storedRecord.list && key === storedRecord.key,
  )
  const original = {
    ...storedRecord.record,
    ...Object.fromEntries(edited.map(({ field }) => [field, INITIAL_STAFF_FIELDS[field]])),
  }
  const schema = storedRecord.list === 'leads' ? LeadSchema : JobSchema
  return (
    schema.safeParse(original).success &&
    Object.entries(invoke.expected).every(([field, value]) =>
      isDeepStrictEqual(original[field], value),
    )
  )
}

/** The original values of the fields that staff change. */
const INITIAL_STAFF_FIELDS: Record<string, unknown> = { status: 'new', job_status: 'active' }

/**
 * Whether "refused" was a wrong answer. After an "unknown" something may stand, and that is known; and
 * of two clicks at once, one may well be refused and the other stored.
 */
function isRefusalContradicted(invokes: Invoke[], answers: Answer[], isStored: boolean): boolean {
  for (const [attempt, clicks] of Map.groupBy(answers, (answer) => answer.attempt)) {
    if (clicks.some(({ outcome }) => outcome !== 'refused')) return false
    const next = invokes.find((invoke) => invoke.attempt === attempt + 1)
    if (next ? next.isStored : isStored) return true
  }
  return false
}

function hasEdit({ list, key, record }: StoredRecord, edit: Edit): boolean {
  return list === edit.list && key === edit.key && record[edit.field] === edit.value
}

/** An answer counts as calm if nothing was wrong when it was asked for, nor shortly before or after. */
const CALM_MARGIN_MS = 500

function measureTimes(invokes: Invoke[], answers: Answer[], faults: Fault[]) {
  const askedAt = new Map(invokes.map(({ visitor, attempt, at }) => [`${visitor} ${attempt}`, at]))
  const calm = answers.filter(({ visitor, attempt, outcome }) => {
    const at = askedAt.get(`${visitor} ${attempt}`) ?? 0
    return (
      outcome !== 'lost' &&
      faults.every((fault) => at < fault.at - CALM_MARGIN_MS || at > fault.until + CALM_MARGIN_MS)
    )
  })
  const end = invokes.reduce(
    (latest, { at, attempt }) => (attempt === 1 ? Math.max(latest, at) : latest),
    1,
  )
  const faultyMs = faults.reduce(
    (sum, { at, until }) => sum + Math.max(0, Math.min(until, end) - at),
    0,
  )
  return {
    slowestMs: Math.round(answers.reduce((most, { ms }) => Math.max(most, ms), 0)),
    calmP95Ms: Math.round(
      getPercentile(
        calm.map(({ ms }) => ms),
        0.95,
      ) ?? 0,
    ),
    rate: (invokes.filter(({ attempt }) => attempt === 1).length * 1_000) / end,
    faulty: faultyMs / end,
  }
}
