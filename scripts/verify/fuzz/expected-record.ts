import * as z from 'zod/mini'
import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from '@/lib/forms/booking-fields'
import { getCityClock } from '@/lib/cities/city-clock'
import { LIST_POLICIES } from '@/lib/database-rules/database-rules'
import { ELAPSED_FIELD, readFields, HONEYPOT_FIELD } from '@/lib/forms/form'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob } from '@/lib/forms/job'
import { createLead } from '@/lib/forms/lead'
import { getMovingQuoteSchema, QuickQuoteSchema } from '@/lib/forms/quote-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { LIST_NAMES, type ListName } from '@/lib/store/store'
import type { FormKind } from './form-inputs'

/** Where and what a form must be stored; undefined where its answers are wrong. */
export interface ExpectedRecord {
  list: string
  record: Record<string, unknown>
}

export function getExpectedRecord(
  kind: FormKind,
  form: FormData,
  ip: string,
): ExpectedRecord | undefined {
  const { [HONEYPOT_FIELD]: honeypot, [ELAPSED_FIELD]: elapsed } = readFields(form, [
    HONEYPOT_FIELD,
    ELAPSED_FIELD,
  ])
  const isSuspect = honeypot !== '' || (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < 2_000)
  const record = makeRecord(kind, form, ip)
  const list = kind === 'pickup' ? 'jobs' : 'leads'
  return record && { list: isSuspect ? `quarantine/${list}` : list, record }
}

function makeRecord(
  kind: FormKind,
  form: FormData,
  ip: string,
): Record<string, unknown> | undefined {
  const now = new Date()
  if (kind === 'pickup') {
    const values = readFields(form, BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS)
    const { data } = parseForm(
      createBookingSchema(values, getCityClock(values.cityKey, now)),
      values,
    )
    return data && createJob(data, { ip })
  }
  if (kind === 'move') {
    const values = readFields(form, MOVING_QUOTE_FIELDS)
    const { data } = parseForm(getMovingQuoteSchema(values), values)
    return data && createLead(data, { now, ip })
  }
  const { data } = parseForm(QuickQuoteSchema, readFields(form, QUICK_QUOTE_FIELDS))
  return data && createLead(data, { now, ip })
}

/** The same but for the minute, which may have passed. */
export function matchesExpected(
  list: string,
  stored: unknown,
  expected: Record<string, unknown>,
): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const timed = list.endsWith('leads')
  const { date, time } = stored as Record<string, unknown>
  const wanted = timed ? { ...expected, date, time } : expected
  return toCanonicalJson(stored) === toCanonicalJson(wanted)
}

function toCanonicalJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** What is wrong with everything that is stored, in words. */
export function findStoredViolations(tree: Record<string, unknown>): string[] {
  const violations: string[] = []
  const known = new Set(LIST_NAMES.map((list) => list.split('/')[0]))
  for (const name of Object.keys(tree)) {
    if (!known.has(name)) violations.push(`an unknown list ${name}`)
  }
  for (const list of LIST_NAMES) {
    const { key: pattern, record: schema } = LIST_POLICIES[list]
    for (const [key, record] of Object.entries(getRecords(tree, list))) {
      const isRight = pattern.test(key) && z.safeParse(schema, record).success
      if (!isRight) violations.push(`${list}/${key}: ${JSON.stringify(record)}`)
    }
  }
  const leads = { ...getRecords(tree, 'leads'), ...getRecords(tree, 'quarantine/leads') }
  for (const key of Object.keys(getRecords(tree, 'move_details'))) {
    if (!(key in leads)) violations.push(`details without a lead: ${key}`)
  }
  return violations
}

/** The records of a list by key; it may lie below another. */
function getRecords(tree: object, list: ListName): object {
  return list
    .split('/')
    .reduce<object>((branch, name) => (branch as Record<string, object>)[name] ?? {}, tree)
}
