import 'server-only'
import { SITE_URL } from '@/lib/env'
import type { StoredRequest } from '@/lib/notifications/stored-request'

/** The same for every try of a mail; another one for each change. */
export function makeMessageId({ key, change }: StoredRequest, ...parts: string[]): string {
  const name = [key, ...parts, change?.id].filter(Boolean).join('.')
  return `${name}@${new URL(SITE_URL).hostname}`
}
