import { connection } from 'next/server'
import { env, SITE_URL } from '@/lib/env'
import { DAY_MS } from '@/lib/dates/durations'
import { SECURITY_TXT_PATH } from '@/lib/routing/api-paths'

const EXPIRES_AFTER_MS = 30 * DAY_MS

/** RFC 9116; 404 when SECURITY_CONTACT is not set. */
export async function GET(): Promise<Response> {
  // This prevents prerendering: the file's expiry date is relative to now.
  await connection()
  const { SECURITY_CONTACT: contact } = env
  if (!contact) return new Response('We can’t find that file.\n', { status: 404 })
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + EXPIRES_AFTER_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_URL}${SECURITY_TXT_PATH}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
