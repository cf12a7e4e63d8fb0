import { formatKindAndCity } from './request-title'
import { summarizeRequest } from './request-summary'
import type { StoredRequest } from './stored-request'

/** `New moving quote: Toronto, Fri, Nov 20, 2:05 pm ET, T-4F7K`. No personal data. */
export function buildChatText(request: StoredRequest): string {
  const summary = summarizeRequest(request)
  return [formatKindAndCity(summary), summary.sentAt, summary.reference].filter(Boolean).join(', ')
}
