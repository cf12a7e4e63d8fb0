import * as z from 'zod/mini'
import { BOOKING_FIELDS, BOOKING_LISTS } from '@/lib/forms/booking-fields'
import { cityClock } from '@/lib/cities/city-clock'
import { LIST_RULES } from '@/lib/database-rules/database-rules'
import { ELAPSED_FIELD, readFields, TRAP_FIELD } from '@/lib/forms/form'
import { bookingSchema, jobOf } from '@/lib/forms/job'
import { leadOf, movingQuoteSchema, QuickQuoteSchema } from '@/lib/forms/lead'
import { parse } from '@/lib/forms/parse'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { LISTS, type List } from '@/lib/store/store'
import type { Kind } from './forms'

/** Where and what a form must be stored; undefined where its answers are wrong. */
export interface Expected {
  list: string
  record: Record<string, unknown>
}

export function expectedOf(kind: Kind, form: FormData, ip: string): Expected | undefined {
  const { [TRAP_FIELD]: trap, [ELAPSED_FIELD]: elapsed } = readFields(form, [
    TRAP_FIELD,
    ELAPSED_FIELD,
  ])
  const isSuspect = trap !== '' || (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < 2_000)
  const record = recordOf(kind, form, ip)
  const list = kind === 'pickup' ? 'jobs' : 'leads'
  return record && { list: isSuspect ? `quarantine/${list}` : list, record }
}

function recordOf(kind: Kind, form: FormData, ip: string): Record<string, unknown> | undefined {
  const now = new Date()
  if (kind === 'pickup') {
    const values = readFields(form, BOOKING_FIELDS, BOOKING_LISTS)
    const { data } = parse(bookingSchema(values, cityClock(values.cityKey, now)), values)
    return data && jobOf(data, { ip })
  }
  if (kind === 'move') {
    const values = readFields(form, MOVING_QUOTE_FIELDS)
    const { data } = parse(movingQuoteSchema(values), values)
    return data && leadOf(data, { now, ip })
  }
  const { data } = parse(QuickQuoteSchema, readFields(form, QUICK_QUOTE_FIELDS))
  return data && leadOf(data, { now, ip })
}

/** The same but for the minute, which may have passed. */
export function isSame(list: string, stored: unknown, expected: Record<string, unknown>): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const timed = list.endsWith('leads')
  const { date, time } = stored as Record<string, unknown>
  const wanted = timed ? { ...expected, date, time } : expected
  return canonical(stored) === canonical(wanted)
}

function canonical(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** What is wrong with everything that is stored, in words. */
export function faultsOf(tree: Record<string, unknown>): string[] {
  const faults: string[] = []
  const known = new Set(LISTS.map((list) => list.split('/')[0]))
  for (const name of Object.keys(tree)) {
    if (!known.has(name)) faults.push(`an unknown list ${name}`)
  }
  for (const list of LISTS) {
    const { key: pattern, record: schema } = LIST_RULES[list]
    for (const [key, record] of Object.entries(recordsIn(tree, list))) {
      const isRight = pattern.test(key) && z.safeParse(schema, record).success
      if (!isRight) faults.push(`${list}/${key}: ${JSON.stringify(record)}`)
    }
  }
  const leads = { ...recordsIn(tree, 'leads'), ...recordsIn(tree, 'quarantine/leads') }
  for (const key of Object.keys(recordsIn(tree, 'move_details'))) {
    if (!(key in leads)) faults.push(`details without a lead: ${key}`)
  }
  return faults
}

/** The records of a list by key; it may lie below another. */
function recordsIn(tree: object, list: List): object {
  return list
    .split('/')
    .reduce<object>((branch, name) => (branch as Record<string, object>)[name] ?? {}, tree)
}
