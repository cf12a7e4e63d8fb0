import { spawnSync } from 'node:child_process'
import { UsageError } from './command'
import { COMMANDS, formatCommand, listSubcommands } from './command-list'

/** Scripts that import server-only modules; the others may render React markup. */
const SERVER_SCRIPTS = ['a11y', 'page-dates', 'report-picture', 'spam']

/**
 * Runs `scripts/<folder>/<name>.ts` with the other arguments and ends the process with its status.
 * @throws UsageError for an unknown name
 */
export function runScript(folder: 'assets' | 'verify', args: string[]): never {
  const [name = '', ...rest] = args
  if (name === '--help') {
    console.log(`${formatCommand(folder)} -- <name> [options]\n${COMMANDS[folder]}`)
    console.log(listSubcommands(folder))
    process.exit(0)
  }
  if (!(`${folder} ${name}` in COMMANDS)) {
    const problem = name ? `Unknown name '${name}'` : 'A name is missing'
    throw new UsageError(`${problem}. The names: ${formatCommand(folder)} -- --help`)
  }
  const conditions = SERVER_SCRIPTS.includes(name) ? ['--conditions=react-server'] : []
  const path = `scripts/${folder}/${name}.ts`
  const { status } = spawnSync('tsx', [...conditions, path, ...rest], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
