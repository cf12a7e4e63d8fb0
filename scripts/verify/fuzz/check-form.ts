import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { callAction } from '@/e2e/support/pages/call-action'
import { makeClientIp, postForm } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getCityClock } from '@/lib/cities/city-clock'
import type { CityKey } from '@/lib/cities/keys'
import { LIST_POLICIES } from '@/lib/database-rules/database-rules'
import { BOOKING_LIST_FIELDS } from '@/lib/forms/booking-schema'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { CITY_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD, readFields } from '@/lib/forms/form'
import { createJob, isOutsideArea } from '@/lib/forms/job'
import { createLead, createMoveDetails } from '@/lib/forms/lead'
import { parseForm } from '@/lib/forms/parse-form'
import { BOOKING_FIELDS, FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from '@/lib/forms/posted-fields'
import { getFullQuoteSchema, ShortQuoteSchema } from '@/lib/forms/quote-schema'
import { MAX_BODY_BYTES } from '@/lib/http/guard'
import { getRequestKey, isThankYouRedirect, mergeFields } from '@/lib/monitoring/plain-form'
import { LIST_NAMES } from '@/lib/store/store'
import { createRequestDetails } from '@/lib/submissions/request-details'
import { readStoredRecords } from '@/scripts/verify/fault-injection/environment'
import type { Forms } from '@/scripts/verify/fault-injection/visitor'
import type { FormInput } from './form-inputs'

export interface FuzzContext {
  forms: Forms
  database: DatabaseServer
  /** Keys of all records that visitors were thanked for. */
  acknowledged: Set<string>
}

const TIMEOUT_MS = 10_000
const MESSAGE_PATTERN =
  /Please check your answers|looks like it.s outside|"status":"(invalid|outsideArea)"/

/** @throws Error when the answer, or a stored record, is not as the schemas demand */
export async function checkForm(
  { kind, isHydrated, fields }: FormInput,
  { forms, database, acknowledged }: FuzzContext,
  ip: string = makeClientIp(),
): Promise<string> {
  const send = isHydrated ? callAction : postForm
  const answer = await send(forms[kind], fields, ip, AbortSignal.timeout(TIMEOUT_MS))
  const form = new FormData()
  for (const [name, value] of mergeFields(forms[kind], fields)) form.append(name, value)
  const { size } = await new Response(form).blob()
  // A hydrated form has longer names.
  if (answer.status === 413 && size > MAX_BODY_BYTES - 500) return '413'
  if (answer.status === 400 && isHydrated && hasInvalidPart(form)) return '400'
  if (![200, 303].includes(answer.status)) throw new Error(`answered ${answer.status}`)

  const expected = EXPECTED_RECORDS[kind](form, { now: new Date(), ip })
  if (!isThankYouRedirect(answer)) {
    if (expected) throw new Error('not thanked for what the schema takes')
    if (MESSAGE_PATTERN.test(answer.html)) return 'message'
    throw new Error('no message')
  }
  if (!expected) throw new Error('thanked for what the schema refuses')
  const ref = getRequestKey(answer)
  acknowledged.add(ref)
  const { cityKey } = readFields(form, [CITY_FIELD])
  const details = createRequestDetails(cityKey as CityKey, ref)
  for (const [list, record] of Object.entries<object>(expected)) {
    const isDetails = list.endsWith('_details')
    const folder = !isDetails && isSuspect(form) ? 'quarantine/' : ''
    const stored = database.read(`/${folder}${list}/${ref}`)
    // The minute of a lead may have passed; the list's schema demands a valid one.
    const { date, time } = Object(stored) as Record<string, unknown>
    const wanted = { ...record, ...(isDetails && details), ...(list === 'leads' && { date, time }) }
    if (!isDeepStrictEqual(stored, wanted))
      throw new Error(`${stored ? 'wrong' : 'no'} record:\n${JSON.stringify({ stored, wanted })}`)
  }
  return 'thanked and found again'
}

/** No hydrated page sends these, and the middleware rejects them (lib/http/action-call.ts). */
function hasInvalidPart(form: FormData): boolean {
  return [...form].some(
    ([name, value]) =>
      // eslint-disable-next-line no-control-regex -- excluded on purpose
      typeof value !== 'string' || /[\0-\x1f\x7f]/.test(name) || Buffer.byteLength(name) > 150,
  )
}

function isSuspect(form: FormData): boolean {
  const { topic, elapsed } = readFields(form, [HONEYPOT_FIELD, ELAPSED_FIELD])
  return topic !== '' || (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < 2_000)
}

/** The records by list; undefined for an invalid form. */
const EXPECTED_RECORDS = {
  move(form, source) {
    const values = readFields(form, FULL_QUOTE_FIELDS)
    const { data } = parseForm(
      getFullQuoteSchema(values, getCityClock(values.cityKey, source.now).date),
      values,
    )
    return data && { leads: createLead(data, source), move_details: createMoveDetails(data) }
  },
  quick(form, source) {
    const { data } = parseForm(ShortQuoteSchema, readFields(form, SHORT_QUOTE_FIELDS))
    return data && { leads: createLead(data, source), move_details: {} }
  },
  pickup(form, source) {
    const values = readFields(form, BOOKING_FIELDS, BOOKING_LIST_FIELDS)
    const schema = createBookingSchema(values, getCityClock(values.cityKey, source.now))
    const { data } = parseForm(schema, values)
    const isRefused = !data || (isOutsideArea(data) && !values.outsideArea)
    return isRefused ? undefined : { jobs: createJob(data, source), job_details: {} }
  },
} satisfies Record<string, (form: FormData, source: { now: Date; ip: string }) => unknown>

/** Records that their list does not allow, or that are stored under two keys. */
export function findStoredViolations(database: DatabaseServer): string[] {
  const invalid = LIST_NAMES.flatMap((list) => {
    const { key: pattern, record: schema } = LIST_POLICIES[list]
    return Object.entries(database.read(`/${list}`) ?? {})
      .filter(([key, record]) => !pattern.test(key) || !z.safeParse(schema, record).success)
      .map(([key, record]) => `${list}/${key} is ${JSON.stringify(record)}`)
  })
  const stored = readStoredRecords(database)
  const contents = stored.map(({ record }) => JSON.stringify({ ...record, time: '' }))
  const doubled = contents.filter((content, index) => contents.indexOf(content) < index)
  return [...invalid, ...doubled.map((content) => `stored twice: ${content}`)]
}
