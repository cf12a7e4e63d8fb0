import { runCommand } from './command'
import { Command, InvalidArgumentError } from 'commander'
import { env, SITE_URL } from '@/lib/env'
import { runCanary } from '@/lib/cron/canary'
import { getStore } from '@/lib/store'
import { parseSiteUrl } from './arguments'

const command = new Command('npm run canary --')
  .description(
    'Sends one test submission through each form, checks that it is stored, and removes it.',
  )
  .option('--url <address>', 'address of the site; SITE_URL without it', parseSiteUrl)

await runCommand<{ url?: string }>(command, async ({ url: siteUrl = SITE_URL }) => {
  if (!env.CRON_SECRET)
    throw new InvalidArgumentError('CRON_SECRET is not set: put that of the site into .env.local.')
  const { ok, results, removed } = await runCanary(siteUrl, await getStore('ops'))
  for (const { form, url, ms, failed } of results) {
    if (!failed) {
      console.log(`${form}: sent, stored and removed in ${ms} ms`)
      continue
    }
    console.log(`${form}: FAILED at the step "${failed.step}" after ${ms} ms: ${failed.reason}`)
    console.log(`  ${url}`)
  }
  if (!ok) console.log('docs/operations.md, "The phone does not ring", has the corrections.')
  if (removed > 0) console.log(`${removed} of earlier runs removed`)
  process.exitCode = ok ? 0 : 1
})
