import type { StoredRecord } from '@/lib/store/store'
import { readRecord, readText } from './read-record'

/** The value in `details.sent` once we stop retrying a message. */
export const GAVE_UP = 'gave-up'

export type SendOutcome = 'sent' | 'refused' | typeof GAVE_UP

export function parseSent(details: StoredRecord): Map<string, string> {
  const sent = readRecord(details, 'sent')
  return new Map(Object.keys(sent).map((name) => [name, readText(sent, name)]))
}

export function flagGaveUp(sent: ReadonlyMap<string, string>): string[] {
  const names = [...sent].filter(([, value]) => value === GAVE_UP).map(([name]) => name)
  return names.length > 0 ? [`Not delivered by ${names.join(', ')}`] : []
}
