import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface CommandResult {
  status: number
  stdout: string
  /** Its stdout and stderr. */
  text: string
}

export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const command = spawn('npm', ['run', '--silent', name, '--', ...args], {
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
