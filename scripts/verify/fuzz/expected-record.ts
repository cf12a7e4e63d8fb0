import { isDeepStrictEqual } from 'node:util'
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

/** The list and the record that a form must lead to. */
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

/** Compares all but date and time of leads: the minute may have passed. */
export function matchesExpected({ list, record }: ExpectedRecord, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const { date, time } = stored as Record<string, unknown>
  return isDeepStrictEqual(stored, list.endsWith('leads') ? { ...record, date, time } : record)
}

/** Every stored record that its schema or list does not allow, as a message. */
export function findStoredViolations(tree: Record<string, unknown>): string[] {
  const known = new Set(LIST_NAMES.map((list) => list.split('/')[0]))
  const violations = Object.keys(tree)
    .filter((name) => !known.has(name))
    .map((name) => `an unknown list ${name}`)
  for (const list of LIST_NAMES) {
    const { key: pattern, record: schema } = LIST_POLICIES[list]
    for (const [key, record] of Object.entries(getRecords(tree, list))) {
      const isValid = pattern.test(key) && z.safeParse(schema, record).success
      if (!isValid) violations.push(`${list}/${key}: ${JSON.stringify(record)}`)
    }
  }
  const leads = { ...getRecords(tree, 'leads'), ...getRecords(tree, 'quarantine/leads') }
  const orphans = Object.keys(getRecords(tree, 'move_details')).filter((key) => !(key in leads))
  return [...violations, ...orphans.map((key) => `details without a lead: ${key}`)]
}

/** The records of a list by key; a list may be nested in another. */
function getRecords(tree: object, list: ListName): object {
  return list
    .split('/')
    .reduce<object>((branch, name) => (branch as Record<string, object>)[name] ?? {}, tree)
}
