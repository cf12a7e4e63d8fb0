import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Scripts that import server-only modules; the others may render React markup. */
const SERVER_SCRIPTS = ['a11y', 'page-dates', 'spam']

/**
 * Runs `scripts/<folder>/<name>.ts` with the other arguments and ends the process with its status.
 * Without a known name it prints the names.
 */
export function runScript(folder: 'assets' | 'verify', args: string[]): never {
  const [name = '', ...rest] = args
  const path = `scripts/${folder}/${name}.ts`
  if (!/^[\w-]+$/.test(name) || name.endsWith('.test') || !existsSync(path)) {
    const names = readdirSync(`scripts/${folder}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.replace(/\.ts$/, ''))
    console.error(`Usage: npm run ${folder} -- <name>; the names are ${names.join(', ')}`)
    process.exit(name === '--help' ? 0 : 2)
  }
  const conditions = SERVER_SCRIPTS.includes(name) ? ['--conditions=react-server'] : []
  const { status } = spawnSync('tsx', [...conditions, path, ...rest], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
