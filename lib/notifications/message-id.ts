import 'server-only'
import { SITE_URL } from '@/lib/env'

/** The same for every try of a mail. @param occasion such as a change; '' for the request itself */
export function makeMessageId(key: string, name: string, occasion = ''): string {
  const parts = [key, name, occasion].filter(Boolean).join('.')
  return `${parts}@${new URL(SITE_URL).hostname}`
}
