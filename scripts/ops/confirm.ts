import { InvalidArgumentError } from 'commander'
import { createInterface } from 'node:readline/promises'

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
