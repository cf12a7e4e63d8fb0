import { connection } from 'next/server'
import { env, SITE_URL } from '@/lib/env'
import { buildSecurityTxt } from '@/lib/security/security-txt'

/** RFC 9116. 404 if SECURITY_CONTACT is not set. */
export async function GET(): Promise<Response> {
  // Not prerendered: the file's expiry date is relative to now.
  await connection()
  const { SECURITY_CONTACT: contact } = env
  if (!contact) return new Response('We can’t find that file.\n', { status: 404 })
  return new Response(buildSecurityTxt(contact, SITE_URL, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
