import type { Job, Lead } from '@/lib/forms/records.fixture'
import { encodeTime } from '@/lib/forms/push-key'
import type { StoredRecord } from './store'

/** A key of 20 characters; keys sort by `name`. */
export const createKey = (name: string) => `-N${name}`.padEnd(20, '0')

/** A key of that time; keys of one time sort by `name`. */
export const createTimedKey = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')

export const LEAD = {
  date: '2026-11-20',
  time: '10:30',
  email: 'anna@example.com',
  phone: '416-555-0100',
  zip: 'm5v2t6',
  zipTo: '',
  source: 'Paid Ads',
  brand_id: 1,
  status: 'new',
  type: 'moving',
  won_by: '',
  location_id: 'toronto',
  name: 'Anna',
  note_from_customer: 'Two beds, a piano.',
  ip_address: '203.0.113.7',
} as const satisfies Lead

export const JOB = {
  brand_id: 1,
  cus_address: {
    street: '1 Main Street',
    unit: '',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5V 2T6',
    country: 'Canada',
  },
  cus_email: 'Unavailable',
  cus_name: 'Anna',
  cus_phone: '416-555-0100',
  date: '2026-11-21',
  start_time: '08:00',
  end_time: '10:00',
  description: 'A sofa.',
  ip_address: '203.0.113.7',
  is_time_sensitive: false,
  sensitive_reason: '',
  job_status: 'active',
  property_type: 'House',
  location_id: 'toronto',
  type: 'Full Service',
} as const satisfies Job

export const CONSENT = {
  version: 'ca-1',
  hash: '0'.repeat(64),
  marketing: false,
  at: '2026-11-20T15:30:00Z',
  page: '/toronto',
}

/** The details of LEAD. */
export const DETAILS = {
  form: 'full',
  at: '2026-11-20T15:30:00Z',
  city: 'toronto',
  time_zone: 'America/Toronto',
  reference: 'TR-4F7KM',
  answers: { move_date: '2026-12-04', packing: true },
  attribution: {
    first: { source: 'google', at: '2026-11-20T15:00:00Z' },
    last: { source: 'google', at: '2026-11-20T15:00:00Z' },
  },
  consent: CONSENT,
} as const satisfies StoredRecord
