import { SECURITY_TXT_PATH } from '@/lib/routing/api-paths'

const EXPIRES_AFTER_MS = 30 * 86_400_000

/** The text of /.well-known/security.txt (RFC 9116). @param contact a mailto: or https: address */
export function buildSecurityTxt(contact: string, siteUrl: string, now: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + EXPIRES_AFTER_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n')
}
