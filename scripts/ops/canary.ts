import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { runCanary } from '@/lib/monitoring/canary'
import { env, SITE_URL } from '@/lib/env'
import { getStore } from '@/lib/store'
import { parseSiteUrl } from '@/scripts/option-values'

const { values: options } = readArguments('canary', {
  url: { type: 'string', value: 'https://…', help: 'address of the site; SITE_URL without it' },
})
const siteUrl = parseSiteUrl('url', options.url) ?? SITE_URL

if (!env.CANARY_SECRET) {
  throw new UsageError('CANARY_SECRET is not set: put the one of that site into .env.local.')
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
