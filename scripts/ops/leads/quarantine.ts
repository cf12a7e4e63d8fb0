import type { QuarantinedRequest } from '@/lib/submissions/quarantine'
import { escapeControls } from './terminal-text'

export function describeQuarantine(requests: readonly QuarantinedRequest[]): string {
  const heading = `${requests.length} requests in quarantine as suspected spam (UTC)`
  return [heading, ...requests.map(describeRequest)].join('\n\n')
}

function describeRequest({ kind, key, record, at, reasons }: QuarantinedRequest): string {
  const time = isNaN(at) ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const name = record.name ?? record.cus_name
  const phone = record.phone ?? record.cus_phone
  const email = record.email ?? record.cus_email
  const message = record.note_from_customer ?? record.description
  const contact = [name, phone, email, message].map((value) => JSON.stringify(value ?? ''))
  const location = typeof record.location_id === 'string' ? record.location_id : ''
  return [
    [time, location, reasons].filter(Boolean).join('  '),
    `  ${contact.join('  ')}`,
    `  quarantine/${kind}/${key}`,
  ]
    .map(escapeControls)
    .join('\n')
}
