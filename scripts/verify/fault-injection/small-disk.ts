import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A place for files that can be full. */
export interface SmallDisk {
  kind: 'tmpfs' | 'quota'
  folder: string
  /** Leaves no room. A quota holds for one process: to be called for each that is started. */
  fill(pid: number): void
  /** Makes room again. */
  empty(pid: number): void
  remove(): void
}

const SIZE = '48m'
/** File systems allocate by the page: a smaller write may still fit. */
const PAGE_BYTES = 4_096

/**
 * A file system in memory where one may be mounted, else a limit to the size of the process's files;
 * undefined where the machine lets us have neither.
 */
export function makeSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const disk = mountDisk(folder) ?? limitFileSize(folder)
  if (!disk) rmSync(folder, { recursive: true })
  return disk
}

function mountDisk(folder: string): SmallDisk | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  let isMounted = true
  const unmount = () => {
    if (isMounted) spawnSync('umount', ['--lazy', folder])
    isMounted = false
  }
  // Interrupted, it leaves no file system behind. By then the site has ended (ground.ts).
  process.on('exit', unmount)
  const ballast = join(folder, 'ballast')
  const site = join(folder, 'site')
  mkdirSync(site)
  return {
    kind: 'tmpfs',
    folder: site,
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      unmount()
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: string): void {
  const ballast = openSync(file, 'a')
  try {
    for (;;) writeSync(ballast, Buffer.alloc(PAGE_BYTES))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(ballast)
  }
}

function limitFileSize(folder: string): SmallDisk | undefined {
  const setLimit = (pid: number, value: string) =>
    spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${value}:`]).status === 0
  // Tests the permission with a call that changes nothing.
  if (!setLimit(process.pid, 'unlimited')) return undefined
  const site = join(folder, 'site')
  mkdirSync(site)
  return {
    kind: 'quota',
    folder: site,
    // The log of a store that serves has grown beyond one page long ago.
    fill: (pid) => void setLimit(pid, String(PAGE_BYTES)),
    empty: (pid) => void setLimit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
