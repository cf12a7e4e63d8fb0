import { createLead } from '@/lib/forms/lead'
import type { Event, Outcome, StoredRecord } from './history'

/** Histories and records that the checker's tests are made of. */

export const KEY = '-P6u2xrIim5C5gC0bO6X'
export const ANNA_PHONE = '416-555-0101'
export const BERT_PHONE = '416-555-0102'

const makeRequest = (phone: string) => ({
  cityKey: 'toronto' as const,
  name: 'Anna',
  phone,
  message: 'Two rooms',
})

export function makeStoredLead(phone: string, key = KEY, changes: object = {}): StoredRecord {
  const record = createLead(makeRequest(phone), { now: new Date(0), ip: '10.0.0.1' })
  return { list: 'leads', key, record: { ...record, ...changes } }
}

/** A try of a visitor, asked at `at` and answered 50 ms later. */
export function makeAttempt(
  visitor: string,
  outcome: Outcome,
  {
    attempt = 1,
    at = 0,
    ref = KEY,
    ms = 50,
    isStored,
  }: {
    attempt?: number
    at?: number
    ref?: string
    ms?: number
    isStored?: boolean
  } = {},
): Event[] {
  const expected = { phone: visitor, name: 'Anna' }
  return [
    { type: 'invoke', at, visitor, attempt, list: 'leads', expected, isStored },
    {
      type: 'answer',
      at: at + ms,
      visitor,
      attempt,
      outcome,
      ms,
      ...(outcome === 'stored' ? { ref } : {}),
    },
  ]
}

export const EDIT: Event = {
  type: 'edit',
  at: 60,
  list: 'leads',
  key: KEY,
  field: 'status',
  value: 'won',
}
