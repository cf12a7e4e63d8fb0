import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** A limit to the files of a folder. */
export interface SmallDisk {
  kind: 'tmpfs' | 'quota'
  /** A quota applies to one process: call this for each that is started. */
  fill(pid: number): void
  empty(pid: number): void
  remove(): void
}

const SIZE = '48m'
/** The log of a store in use is larger. */
const QUOTA_BYTES = 4_096

/** A file system in memory, else a limit on a process's file size; undefined if neither is allowed. */
export function makeSmallDisk(folder: string): SmallDisk | undefined {
  return mountDisk(folder) ?? limitFileSize()
}

function mountDisk(folder: string): SmallDisk | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  const remove = () => void spawnSync('umount', ['--lazy', folder])
  // After an interruption as well.
  process.on('exit', remove)
  const ballast = join(folder, 'ballast')
  return {
    kind: 'tmpfs',
    fill: () => void spawnSync('sh', ['-c', 'cat /dev/zero >> "$0"', ballast]),
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

function limitFileSize(): SmallDisk | undefined {
  const setLimit = (pid: number, value: string) =>
    spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${value}:`]).status === 0
  // Tests the permission with a call that changes nothing.
  if (!setLimit(process.pid, 'unlimited')) return undefined
  return {
    kind: 'quota',
    fill: (pid) => void setLimit(pid, String(QUOTA_BYTES)),
    empty: (pid) => void setLimit(pid, 'unlimited'),
    remove: () => undefined,
  }
}
