import { InvalidArgumentError } from 'commander'
import { env } from '@/lib/env'

/** A mail server drops a repeated mail by its id, which holds the site's host. */
export function requireSiteUrl(): void {
  if (env.SMTP_URL && !env.SITE_URL)
    throw new InvalidArgumentError(
      'SITE_URL is not set: mails would have other ids than the site’s.',
    )
}
