import { readArguments } from '@/scripts/command'
import './load-env'
import { redactSecrets, wrong, type Finding } from '@/scripts/ops/doctor/finding'

const LABELS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

const { values: options } = readArguments('doctor', {
  'send-test': { type: 'boolean', default: false, help: 'sends a test through each channel' },
})
const findings = await runChecks()
for (const { level, message, fix } of findings) {
  console.log(redactSecrets(`${LABELS[level]}  ${message}${fix ? `\n         → ${fix}` : ''}`))
}
const count = (level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length
console.log(`\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} ok`)
process.exitCode = count('wrong') > 0 ? 1 : 0

async function runChecks(): Promise<Finding[]> {
  // A wrong environment makes these modules throw when they load.
  const settings = await import('@/lib/env').catch((error: Error) => error)
  if (settings instanceof Error) {
    const lines = settings.message.split('\n').slice(1)
    const fix = 'docs/environment.md describes each variable.'
    return lines.map((line) => wrong(line.trim(), fix))
  }
  const { checkSettings } = await import('@/scripts/ops/doctor/settings')
  const { checkDatabase } = await import('@/scripts/ops/doctor/database')
  const { checkChannels } = await import('@/scripts/ops/doctor/channels')
  return [
    ...checkSettings(settings.env),
    ...(await checkChannels(settings.env, options['send-test'])),
    ...(await checkDatabase()),
  ]
}
