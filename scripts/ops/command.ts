/** Import this before lib/env: it loads the settings and prints every error on one line. */
import { existsSync } from 'node:fs'
import { InvalidArgumentError, type Command } from 'commander'

// The first file that sets a key wins, as in Next.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)

process.on('uncaughtException', (error) => {
  console.error(describeError(error))
  process.exit(1)
})

/**
 * Parses the arguments, runs the command and closes the database. Ends with 2 for wrong arguments, also
 * where `run` throws an InvalidArgumentError; it must do that before it changes anything.
 */
export async function runCommand<Options extends object>(
  command: Command,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2)).parse()
  try {
    await run(command.opts<Options>())
  } catch (error) {
    if (error instanceof InvalidArgumentError) command.error(`error: ${error.message}`)
    throw error
  }
  const { closeStores } = await import('@/lib/store')
  await closeStores()
}

/** Joins an error's message and its cause. */
function describeError(error: unknown): string {
  const { message, code, cause } = Object(error) as Error & { code?: string }
  const reason = cause instanceof Error ? ` (${describeError(cause)})` : ''
  return `${message || code || String(error)}${reason}`
    .trim()
    .replace(/:\s*\n\s*/g, ': ')
    .replace(/\s*\n\s*/g, '; ')
}
