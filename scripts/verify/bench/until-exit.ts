import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever ends the command ends what it started: programs, and folders of its own. */
const endings = new Set<() => void>()
process.on('exit', () => {
  // The last first: a folder goes after the program that writes there.
  for (const end of [...endings].reverse()) end()
})
// Without these a signal ends the command at once.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

export function atExit(end: () => void): void {
  endings.add(end)
}

/** A folder of the command's own, which ends with it. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  atExit(() => {
    // What was told to end a moment ago removes files of its own, and then this stops half-way.
    for (let tries = 0; tries < 5 && existsSync(folder); tries++) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  })
  return folder
}
