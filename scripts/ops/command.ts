/** Import this before lib/env: it loads the settings and prints every error on one line. */
import { existsSync, readFileSync } from 'node:fs'
import { InvalidArgumentError, type Command } from 'commander'
import { describeError, redactSecrets } from './output'

// The first file that sets a key wins, as in Next.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)

process.on('uncaughtException', (error) => {
  console.error(describeError(error))
  process.exit(1)
})

/**
 * Exits with 2 for wrong arguments, also when `check` or `run` throws an InvalidArgumentError. They must
 * throw it before they change anything. `check` finds options that do not fit together.
 */
export async function runCommand<Options extends object>(
  command: Command,
  run: (options: Options) => Promise<void>,
  check: (options: Options) => void = () => undefined,
): Promise<void> {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  const taken = command.options.find(({ long }) => isTakenByNpm(long))
  if (taken)
    command.error(
      `error: npm has kept ${taken.long} for itself, so the command did not see it. Write "--" before the options: ${command.name()} ${taken.long}`,
    )
  command.parse()
  const options = command.opts<Options>()
  try {
    check(options)
    const { describeStore, closeStores } = await import('@/lib/store')
    console.error(redactSecrets(`Store: ${describeStore()}`))
    await run(options)
    await closeStores()
  } catch (error) {
    if (error instanceof InvalidArgumentError) command.error(`error: ${error.message}`)
    throw error
  }
}

/** npm takes options before a `--` for its own settings, and puts them into the environment. */
function isTakenByNpm(long = ''): boolean {
  const name = `npm_config_${long.slice(2).replaceAll('-', '_')}`
  const isTyped = process.argv.some((argument) => argument.startsWith(long))
  return Boolean(process.env[name]) && !isTyped && !isInNpmrc(long.slice(2))
}

/** Some of our options, such as `yes`, are npm settings, too. */
function isInNpmrc(name: string): boolean {
  const files = [process.env.npm_config_userconfig ?? '', '.npmrc'].filter(existsSync)
  return files.some((file) => new RegExp(`^\\s*${name}\\s*=`, 'm').test(readFileSync(file, 'utf8')))
}
