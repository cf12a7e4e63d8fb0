import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface CommandResult {
  status: number
  stdout: string
  /** Its stdout and stderr. */
  text: string
}

export const { scripts: SCRIPTS } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs a script of package.json, without npm, which would take as long again. */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const command = spawn('sh', ['-c', `${SCRIPTS[name]} "$@"`, name, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [text, stdout] = ['', '']
  command.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    text += chunk.toString()
  })
  command.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [status] = (await once(command, 'close')) as [number | null]
  return { status: status ?? 1, stdout, text }
}
