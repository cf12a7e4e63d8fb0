import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Run {
  status: number
  /** Everything it printed. */
  text: string
}

/** Runs a command of package.json with these settings, as ops do. */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Run> {
  const command = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const note = (chunk: Buffer) => void (text += chunk.toString())
  command.stdout.on('data', note)
  command.stderr.on('data', note)
  const [status] = (await once(command, 'close')) as [number | null]
  return { status: status ?? 1, text }
}
