import { InvalidArgumentError } from 'commander'
import { env } from '@/lib/env'

const NEEDS = [
  ['SITE_URL', 'mails would have other ids than the site’s'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'the links in mails would open nothing'],
] as const

/**
 * A mail server drops a repeated mail by its id, which contains the site's host. The site opens only links
 * that its own key has signed. @throws InvalidArgumentError if SMTP_URL is set, but one is missing
 */
export function requireMailSettings(): void {
  if (!env.SMTP_URL) return
  for (const [name, consequence] of NEEDS)
    if (!env[name]) throw new InvalidArgumentError(`${name} is not set: ${consequence}.`)
}
