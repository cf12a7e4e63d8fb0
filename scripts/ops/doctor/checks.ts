import { env } from '@/lib/env'
import { getStore } from '@/lib/store'
import { waitUntil } from '@/lib/deadline'
import { describeError } from '@/scripts/ops/output'
import { checkChannels } from './channels'
import { checkCities } from './cities'
import { checkDatabase, checkOutbox, checkRetention, checkTypedKeys } from './database'
import { ok, wrong, type Finding } from './finding'
import { checkCache, checkHost } from './host'
import { checkLocations, checkSettings } from './settings'

export interface DoctorOptions {
  sendTest?: true
  url?: string
}

type Check = [what: string, run: () => Promise<Finding[]> | Finding[]]

const TIMEOUT_MS = 30_000
const FAILED_FIX = 'Are its settings right (docs/deploy.md), and does its server answer?'

/** Never throws: a check that fails or hangs becomes a finding. */
export async function runChecks({ sendTest, url }: DoctorOptions): Promise<Finding[]> {
  const checks: Check[] = [
    ['The channels', () => checkChannels(env, sendTest === true)],
    ['The database', checkDatabase],
    ['The locations', checkLocations],
    ['The outbox', async () => checkOutbox(await getStore('ops'), Date.now())],
  ]
  // A preview sends nothing, customers do not read its pages, and Vercel runs no cron jobs for it.
  if (env.VERCEL_ENV !== 'preview') {
    checks.push(['The settings', () => checkSettings(env)])
    checks.push(['The cities', () => checkCities(env)])
    checks.push(['The removals', async () => checkRetention(await getStore('ops'), Date.now())])
    checks.push([
      'Keys that staff typed',
      async () => checkTypedKeys(await getStore('ops'), Date.now()),
    ])
  }
  if (url !== undefined)
    checks.push([url, () => checkHost(url)], ['The page cache', () => checkCache(url)])
  return (await Promise.all(checks.map(runCheck))).flat()
}

export async function runCheck([what, run]: Check): Promise<Finding[]> {
  try {
    const findings = await waitUntil(Date.now() + TIMEOUT_MS, Promise.try(run))
    return findings.length > 0 ? findings : [ok(`${what}: nothing to correct`)]
  } catch (error) {
    return [wrong(`${what} could not be checked: ${describeError(error)}`, FAILED_FIX)]
  }
}
