/**
 * `npm run canary -- --url https://…`: sends one flagged submission through each form of that site,
 * looks whether it is stored in the configured store, removes it, and says what it found. Needs the
 * site's CANARY_SECRET.
 */
import './load-env'
import { parseArgs } from 'node:util'
import { runCanary } from '@/lib/monitoring/canary'
import { env, SITE_URL } from '@/lib/env'
import { getStore } from '@/lib/store'

const { values: options } = parseArgs({ options: { url: { type: 'string' } } })
const siteUrl = options.url?.replace(/\/+$/, '') ?? SITE_URL

if (!URL.canParse(siteUrl))
  exitWithError(`--url ${siteUrl} is no address: give one such as https://…`)
if (!env.CANARY_SECRET) {
  exitWithError('CANARY_SECRET is not set: put the one of that site into .env.local.')
}

const { ok, results, removed } = await runCanary(siteUrl, env.CANARY_SECRET, await getStore('ops'))
for (const { form, url, ms, failed } of results) {
  if (!failed) {
    console.log(`${form}: sent, stored and removed in ${ms} ms`)
    continue
  }
  console.log(`${form}: FAILED at the step "${failed.step}" after ${ms} ms: ${failed.reason}`)
  console.log(`  ${url}\n  ${failed.advice}`)
}
if (removed > 0) console.log(`${removed} of earlier runs removed`)
process.exitCode = ok ? 0 : 1

function exitWithError(why: string): never {
  console.error(why)
  process.exit(2)
}
