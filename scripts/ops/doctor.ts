/**
 * `npm run doctor`: looks at the settings, the database, its rules and the locations before anybody
 * else does, and says in plain words what is wrong and how to mend it. Ends with 1 where something
 * must be mended first. Reads .env.local, or what `vercel env pull` wrote there.
 */
import './load-env'
import { redactSecrets, wrong, type Finding } from '@/scripts/ops/doctor/finding'

const LABELS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

const findings = await runChecks()
for (const { level, message, fix } of findings) {
  console.log(redactSecrets(`${LABELS[level]}  ${message}${fix ? `\n         → ${fix}` : ''}`))
}
const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
console.log(`\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} ok`)
process.exitCode = count('wrong') > 0 ? 1 : 0

async function runChecks(): Promise<Finding[]> {
  // Loaded here, because a wrong environment stops the site's own modules from loading.
  const settings = await import('@/lib/env').catch((error: Error) => error)
  if (settings instanceof Error) {
    const lines = settings.message.split('\n').slice(1)
    const fix = 'docs/environment.md describes each variable.'
    return lines.map((line) => wrong(line.trim(), fix))
  }
  const { checkSettings } = await import('@/scripts/ops/doctor/settings')
  const { checkDatabase } = await import('@/scripts/ops/doctor/database')
  return [...checkSettings(settings.env), ...(await checkDatabase())]
}
