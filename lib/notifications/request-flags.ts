import type { StoredRecord } from '@/lib/store/store'
import { readBoolean } from './stored-request'

/** What the office must know before it sends a crew, by its field of the details. */
const FLAGS = {
  outside_area: 'Outside the service area',
  confirm_by_phone: 'Confirm by phone',
} as const

export function listFlags(details: StoredRecord): string[] {
  return Object.entries(FLAGS).flatMap(([field, words]) =>
    readBoolean(details, field) === true ? [words] : [],
  )
}
