import { JobSchema, LeadSchema } from '@/lib/forms/records.fixture'
import { getPercentile } from '@/scripts/verify/figures'
import { REQUEST_LISTS, type DispatchList } from '@/lib/store/store'
import type { Office } from './environment'

/** One request of a person, who sends the same on a retry. */
export interface Visitor {
  /** Unique to the request. */
  phone: string
  list: DispatchList
  expected: Record<string, unknown>
}

/** `unknown`: no response, or one that promises nothing. */
export type Outcome = 'stored' | 'refused' | 'unknown'

export interface History {
  tries: {
    visitor: Visitor
    attempt: number
    outcome: Outcome
    /** The record's key in the thank-you address. */
    key: string | undefined
    ms: number
  }[]
  /** Paths of the records whose status staff changed. */
  edits: string[]
}

export const STAFF_STATUS = 'won'
const INITIAL_STATUS = { leads: { status: 'new' }, jobs: { job_status: 'active' } }

const VIOLATIONS = [
  'lost',
  'doubled',
  'overwritten',
  'wrong',
  'refused, yet stored',
  'never thanked',
] as const

export const HEADINGS = [
  'phase',
  'visitors',
  'at the first try',
  'edited',
  ...VIOLATIONS,
  'median',
  'p95',
  'slowest',
]

interface Found {
  list: (typeof REQUEST_LISTS)[number]
  key: string
  record: Record<string, unknown>
}

/** Includes the quarantine, which must stay empty. */
async function readRequests(office: Office): Promise<Found[]> {
  const lists = REQUEST_LISTS.map(async (list) =>
    Object.entries(await office.list(list)).map(([key, record]) => ({ list, key, record })),
  )
  return (await Promise.all(lists)).flat()
}

/** @returns a row of the table, and the violations */
export async function check({ tries, edits }: History, office: Office) {
  const stored = await readRequests(office)
  const byPath = new Map(stored.map((one) => [`/${one.list}/${one.key}`, one]))
  const byPhone = Map.groupBy(stored, ({ record }) => String(record.phone ?? record.cus_phone))
  const visits = [...Map.groupBy(tries, ({ visitor }) => visitor)].map(([visitor, own]) => ({
    visitor,
    own,
    records: byPhone.get(visitor.phone) ?? [],
    thanks: own.filter(({ outcome }) => outcome === 'stored'),
  }))
  const phones = new Set(visits.map(({ visitor }) => visitor.phone))
  const find = (predicate: (visit: (typeof visits)[number]) => boolean) =>
    visits.filter(predicate).map(({ visitor }) => visitor.phone)

  const found: Record<(typeof VIOLATIONS)[number], string[]> = {
    /** We thanked for it, but the list has no such record under the returned key. */
    lost: find(({ visitor, thanks, records }) =>
      thanks.some(({ key }) => {
        const record = byPath.get(`/${visitor.list}/${key}`)
        return !record || !records.includes(record)
      }),
    ),
    doubled: find(({ records }) => records.length > 1),
    overwritten: edits.filter((path) => !isEdited(byPath.get(path))),
    /** Differs from the form or from the owner's fields, or nobody sent it. */
    wrong: [
      ...find(({ visitor, records }) => records.some((record) => !isRecordOf(visitor, record))),
      ...[...byPhone.keys()].filter((phone) => !phones.has(phone)),
    ],
    'refused, yet stored': find(
      ({ own, records }) => records.length > 0 && own.every(({ outcome }) => outcome === 'refused'),
    ),
    'never thanked': find(({ thanks }) => thanks.length === 0),
  }
  const firstTry = find(({ thanks }) => thanks.some(({ attempt }) => attempt === 1))
  const times = tries.map(({ ms }) => ms)
  const getSeconds = (share: number) => ((getPercentile(times, share) ?? 0) / 1_000).toFixed(1)
  const counts = [visits, firstTry, edits, ...VIOLATIONS.map((name) => found[name])]
  return {
    row: [...counts.map(({ length }) => String(length)), ...[0.5, 0.95, 1].map(getSeconds)],
    violations: VIOLATIONS.filter((name) => found[name].length > 0).map(
      (name) => `${found[name].length} ${name}: ${found[name].slice(0, 5).join(', ')}`,
    ),
  }
}

const isEdited = (stored: Found | undefined) =>
  [stored?.record.status, stored?.record.job_status].includes(STAFF_STATUS)

function isRecordOf({ list, expected }: Visitor, stored: Found): boolean {
  const record = { ...stored.record, ...INITIAL_STATUS[list] }
  const schema = list === 'leads' ? LeadSchema : JobSchema
  return (
    stored.list === list &&
    schema.safeParse(record).success &&
    Object.entries(expected).every(([field, value]) => stored.record[field] === value)
  )
}
