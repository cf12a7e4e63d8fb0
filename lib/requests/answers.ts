import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { readRecord, readText } from './read-record'
import { safeLine } from './text'

const FIELDS_MAX = 40
const CHOICES = ['items', 'load']

/** Answers that the record has no field for: `Move date`, `Friday, December 4, 2026`. */
export function parseAnswers(details: StoredRecord) {
  const answers = readRecord(details, 'answers')
  return Object.keys(answers)
    .filter((field) => !CHOICES.includes(field))
    .slice(0, FIELDS_MAX)
    .map((field) => ({
      field,
      label: toLabel(field),
      text: formatAnswer(readText(answers, field)),
    }))
    .filter(({ text }) => text !== '')
}

function formatAnswer(text: string): string {
  if (/^(true|yes)$/i.test(text)) return 'Yes'
  if (/^(false|no)$/i.test(text)) return 'No'
  return isIsoDate(text) ? formatFullDate(text) : text
}

const LABELS = new Map([
  ['brand_id', 'Brand'],
  ['ip_address', 'IP address'],
  ['location_id', 'Location'],
  ['packing', 'Packing help'],
])

export function toLabel(path: string): string {
  const words = LABELS.get(path) ?? safeLine(path, 60).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
