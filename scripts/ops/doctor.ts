import { runCommand } from './command'
import { Command } from 'commander'
import { parseSiteUrl } from './arguments'
import { formatCount } from './text-layout'
import { redactSecrets, wrong, type Finding } from './doctor/finding'

const LABELS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

const command = new Command('npm run doctor --')
  .description(
    'Checks settings, database, rules, locations and deliveries, and says how to fix them.',
  )
  .option('--send-test', 'sends a test through each channel')
  .option('--url <address>', 'also checks the running site at this address', parseSiteUrl)

await runCommand<{ sendTest?: true; url?: string }>(command, async ({ sendTest = false, url }) => {
  // A wrong environment makes this module throw when it loads, and all that import it.
  const settings = await import('@/lib/env').catch((error: Error) => error)
  if (settings instanceof Error) {
    const fix = 'docs/deploy.md describes each variable.'
    const lines = settings.message.split('\n').slice(1)
    printFindings(lines.map((line) => wrong(line.trim(), fix)))
    process.exit(1)
  }
  const { checkSettings } = await import('./doctor/settings')
  const { checkDatabase } = await import('./doctor/database')
  const { checkChannels, checkOutbox } = await import('./doctor/channels')
  const { checkHost } = await import('./doctor/host')
  const { checkRetention } = await import('./doctor/retention')
  const { getStore } = await import('@/lib/store')
  const [database, ops] = [await checkDatabase(), await getStore('ops')]
  const isReadable = database.every(({ level }) => level !== 'wrong')
  // Vercel calls the cron jobs of production only.
  const isPreview = settings.env.VERCEL_ENV === 'preview'
  const findings = [
    ...checkSettings(settings.env),
    ...(await checkChannels(settings.env, sendTest)),
    ...database,
    ...(isReadable ? await checkOutbox(ops, Date.now()) : []),
    ...(isReadable && !isPreview ? [await checkRetention(ops, Date.now())] : []),
    ...(url === undefined ? [] : await checkHost(url)),
  ]
  printFindings(findings)
  process.exitCode = findings.some(({ level }) => level === 'wrong') ? 1 : 0
})

function printFindings(findings: readonly Finding[]): void {
  for (const { level, message, fix } of findings)
    console.log(redactSecrets(`${LABELS[level]}  ${message}${fix ? `\n         → ${fix}` : ''}`))
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length
  console.log(
    `\n${count('wrong')} wrong, ${formatCount(count('warning'), 'warning')}, ${count('ok')} ok`,
  )
}
