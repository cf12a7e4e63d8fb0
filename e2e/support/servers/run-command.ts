import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface CommandResult {
  status: number
  /** Its stdout and stderr. */
  text: string
}

/** Runs an npm script with these environment variables. */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const command = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const appendText = (chunk: Buffer) => void (text += chunk.toString())
  command.stdout.on('data', appendText)
  command.stderr.on('data', appendText)
  const [status] = (await once(command, 'close')) as [number | null]
  return { status: status ?? 1, text }
}
