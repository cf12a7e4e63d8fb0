/** Import this before other modules: errors of their top level become one line, too. */
import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util'
import { COMMANDS, formatCommand, type CommandName } from './command-list'

/** Wrong arguments: exit status 2. */
export class UsageError extends Error {}

interface Option extends ParseArgsOptionDescriptor {
  help: string
  /** Placeholder of the value, e.g. `N`. */
  value?: string
}

process.on('uncaughtException', exitWithError)
process.on('unhandledRejection', exitWithError)

function exitWithError(error: unknown): never {
  console.error(describeError(error))
  process.exit(error instanceof UsageError ? 2 : 1)
}

/** Joins an error's message and its cause in one line. */
function describeError(error: unknown): string {
  const { message, code, cause } = Object(error) as Error & { code?: string }
  const text = message || code || String(error)
  const reason = cause instanceof Error ? ` (${describeError(cause)})` : ''
  return `${text}${reason}`
    .trim()
    .replace(/:\s*\n\s*/g, ': ')
    .replace(/\s*\n\s*/g, '; ')
}

/**
 * Parses the process's arguments. `--help` prints the usage and ends the process.
 * @param positionals placeholder of the arguments without a name; none are allowed without it
 * @throws UsageError
 */
export function readArguments<const Options extends Record<string, Option>>(
  name: CommandName,
  options: Options,
  positionals?: string,
) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(makeUsage(name, options, positionals))
    process.exit(0)
  }
  try {
    const args = joinDashedValues(process.argv.slice(2), options)
    return parseArgs({ args, options, allowPositionals: positionals !== undefined })
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s/)
    // Node means an option after an option that takes a value.
    const problem = sentence.replace("' argument is ambiguous", " <value>' argument missing")
    throw new UsageError(
      `${problem}. The options: ${formatCommand(name)}${name.includes(' ') ? '' : ' --'} --help`,
    )
  }
}

/** No option has a single dash, but most record keys do: `--won -OZx…` becomes `--won=-OZx…`. */
export function joinDashedValues(
  args: readonly string[],
  options: Record<string, Option>,
): string[] {
  const isValueOf = (name: string | undefined, arg: string) =>
    options[name?.replace('--', '') ?? '']?.type === 'string' && /^-[^-]/.test(arg)
  return args.flatMap((arg, n) => {
    if (isValueOf(args[n - 1], arg)) return []
    const next = args[n + 1]
    return next !== undefined && isValueOf(arg, next) ? `${arg}=${next}` : arg
  })
}

export function makeUsage(
  name: CommandName,
  options: Record<string, Option>,
  positionals?: string,
) {
  const all = {
    ...options,
    help: { type: 'boolean', help: 'prints this text' },
  } satisfies typeof options
  const lines = Object.entries<Option>(all).map(([option, { value, help }]) => {
    return `  ${`--${option}${value ? ` ${value}` : ''}`.padEnd(22)} ${help}`
  })
  const separator = name.includes(' ') ? '' : ' --'
  const usage = `${formatCommand(name)}${separator}${positionals ? ` ${positionals}` : ''} [options]`
  return [usage, COMMANDS[name], ...lines].join('\n')
}
