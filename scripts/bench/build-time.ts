import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CITY_KEYS } from '@/lib/cities/keys'
import { copyRepository, writeCities } from './more-cities'
import { atExit, newFolder } from './until-exit'

/** A build is not waited for longer. */
const LONGEST_S = 3_600
/** For what a build needs beside what it makes. */
const RESERVE = 1.5

export interface BuildTime {
  cities: number
  pages: number
  seconds: number
  /** Of `.next` on the disk. */
  mib: number
  /** Of the first city's page. */
  htmlKib: number
}

export const BUILD_HEADINGS = ['cities', 'pages', 'seconds', 'pages/s', '.next, MiB', 'a page, KiB']

export function buildRow({ cities, pages, seconds, mib, htmlKib }: BuildTime): string[] {
  return [
    String(cities),
    String(pages),
    seconds.toFixed(0),
    (pages / seconds).toFixed(1),
    mib.toFixed(0),
    htmlKib.toFixed(0),
  ]
}

/** Builds a copy of the repository from nothing, once for each number of cities. */
export async function measureBuilds(counts: number[]): Promise<BuildTime[]> {
  const folder = newFolder('build')
  copyRepository(folder)
  const times: BuildTime[] = []
  for (const count of counts) {
    if (!fitsOnDisk(folder, count, times.at(-1))) {
      console.log(`${count} cities are SKIPPED: there is too little room on this disk.`)
      continue
    }
    writeCities(folder, count)
    const time = await buildOnce(folder, count)
    if (!time) {
      console.log(`${count} cities are SKIPPED: no build within ${LONGEST_S} s.`)
      break
    }
    times.push(time)
    console.log(`  ${count} cities: ${time.seconds.toFixed(0)} s for ${time.pages} pages`)
  }
  return times
}

/** A page does not grow with the cities (lib/places-near.ts), so the room grows as they do. */
function fitsOnDisk(folder: string, count: number, last: BuildTime | undefined): boolean {
  if (!last) return true
  const { bavail, bsize } = statfsSync(folder)
  return RESERVE * last.mib * (count / last.cities) < (bavail * bsize) / 2 ** 20
}

/**
 * @returns undefined where it took too long
 * @throws Error with what the build said
 */
async function buildOnce(folder: string, cities: number): Promise<BuildTime | undefined> {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  const log = join(folder, 'build.log')
  const started = performance.now()
  // A group of its own: the build starts workers, and all of them end together.
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      FIREBASE_DATABASE_URL: '',
      LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'),
    },
    stdio: ['ignore', openSync(log, 'w'), openSync(log, 'a')],
  })
  const end = () => {
    const isRunning = build.exitCode === null && build.signalCode === null
    if (build.pid && isRunning) process.kill(-build.pid, 'SIGKILL')
  }
  atExit(end)
  const patience = setTimeout(end, 1_000 * LONGEST_S)
  const [status, signal] = (await once(build, 'exit')) as [number | null, string | null]
  clearTimeout(patience)
  if (signal) return undefined
  const passed = (performance.now() - started) / 1_000
  if (status === 0) return describeBuild(folder, cities, passed)
  throw new Error(`The build of ${cities} cities failed:\n${readFileSync(log, 'utf8')}`)
}

/** What a build made, and how long it took. */
export function describeBuild(folder: string, cities: number, seconds: number): BuildTime {
  const manifest = readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8')
  const { routes } = JSON.parse(manifest) as { routes: object }
  const page = join(folder, `.next/server/app/usa/${CITY_KEYS[0]}.html`)
  return {
    cities,
    pages: Object.keys(routes).length,
    seconds,
    mib: sizeOf(join(folder, '.next')),
    htmlKib: statSync(page).size / 1_024,
  }
}

/** In MiB, as the disk counts. */
function sizeOf(folder: string): number {
  const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' })
  return parseInt(stdout, 10)
}
