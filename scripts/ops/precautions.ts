import { createInterface } from 'node:readline/promises'
import { InvalidArgumentError } from 'commander'
import { env } from '@/lib/env'

/** For one read or write by a command: its user can wait longer than a visitor. */
export const getStoreDeadline = () => Date.now() + 10_000

/** A script passes `--yes`. @throws InvalidArgumentError for any answer but yes, before any change */
export async function confirm(question: string, isYes = false): Promise<void> {
  if (isYes) return
  if (!process.stdin.isTTY)
    throw new InvalidArgumentError(`${question} Nothing was changed: --yes answers yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^\s*y(es)?\s*$/i.test(answer)) throw new InvalidArgumentError('Nothing was changed.')
}

const NEEDS = [
  ['SITE_URL', 'mails would have other ids than the site’s'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'the links in mails would open nothing'],
] as const

/**
 * Mail servers recognize a repeated mail by its Message-ID, which contains the site's host. The site opens
 * only links that its own key has signed. @throws InvalidArgumentError if SMTP_URL is set, but one is missing
 */
export function requireMailSettings(): void {
  if (!env.SMTP_URL) return
  for (const [name, consequence] of NEEDS)
    if (!env[name]) throw new InvalidArgumentError(`${name} is not set: ${consequence}.`)
}

/** @param option sends mail */
export function requireMail(option: string): void {
  if (!env.SMTP_URL) throw new InvalidArgumentError(`${option} sends mail: SMTP_URL is not set.`)
  requireMailSettings()
}
