import { connection } from 'next/server'
import { env, SITE_URL } from '@/lib/env'
import { buildSecurityTxt } from '@/lib/security/security-txt'

/** Whom to tell about a hole; nothing where nobody has said who reads that. */
export async function GET(): Promise<Response> {
  // Made when it is asked for: it says until when it is true.
  await connection()
  const { SECURITY_CONTACT: contact } = env
  if (!contact) return new Response('No such file.\n', { status: 404 })
  return new Response(buildSecurityTxt(contact, SITE_URL, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
