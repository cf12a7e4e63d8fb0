import { runCommand } from './command'
import { Command } from 'commander'
import { formatCount } from './counts'
import { redactSecrets, wrong, type Finding } from './doctor/finding'

const LABELS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

const command = new Command('npm run doctor --')
  .description(
    'Checks settings, database, rules, locations and deliveries, and says how to fix them.',
  )
  .option('--send-test', 'sends a test through each channel')

await runCommand<{ sendTest?: true }>(command, async ({ sendTest = false }) => {
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
  const { checkChannels, checkDeliveries } = await import('./doctor/channels')
  const { getStore } = await import('@/lib/store')
  const database = await checkDatabase()
  const isReadable = database.every(({ level }) => level !== 'wrong')
  const findings = [
    ...checkSettings(settings.env),
    ...(await checkChannels(settings.env, sendTest)),
    ...database,
    ...(isReadable ? await checkDeliveries(await getStore('ops'), Date.now()) : []),
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
