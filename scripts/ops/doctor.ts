import { Command } from 'commander'
import { runCommand } from './command'
import { parseSiteUrl } from './arguments'
import { type DoctorOptions, runChecks } from './doctor/checks'
import { formatFinding, type Finding } from './doctor/finding'
import { formatCount, redactSecrets } from './output'

const command = new Command('npm run doctor --')
  .description(
    'Checks settings, database, rules, locations and deliveries, and says how to fix them.',
  )
  .option('--send-test', 'sends a test through each channel')
  .option('--url <address>', 'also checks the running site at this address', parseSiteUrl)

await runCommand<DoctorOptions>(command, async (options) => {
  const findings = await runChecks(options)
  for (const finding of findings) console.log(redactSecrets(formatFinding(finding)))
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length
  console.log(
    `\n${count('wrong')} wrong, ${formatCount(count('warning'), 'warning')}, ${count('ok')} ok`,
  )
  process.exitCode = count('wrong') > 0 ? 1 : 0
})
