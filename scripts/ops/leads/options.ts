import { UsageError } from '@/scripts/command'

const EXPORT_OPTIONS = ['again', 'out', 'since', 'location', 'city']
/** What may be typed with an option that does something else than print requests. */
const COMPANIONS: Record<string, readonly string[]> = {
  won: ['value'],
  'no-ads': [],
  'google-ads': EXPORT_OPTIONS,
  'google-ads-enhanced': EXPORT_OPTIONS,
}

/** @throws UsageError for options that do not go together */
export function checkCompanions(options: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(options).filter((name) => options[name] !== undefined)
  const [action] = names.filter((name) => COMPANIONS[name])
  if (action !== undefined) {
    const allowed = [action, ...(COMPANIONS[action] ?? [])]
    const other = names.find((name) => !allowed.includes(name))
    if (other) throw new UsageError(`--${other} does not go with --${action}.`)
    return
  }
  if (names.includes('value')) throw new UsageError('--value needs --won KEY.')
  const forExport = names.find((name) => name === 'again' || name === 'out')
  if (forExport) throw new UsageError(`--${forExport} needs --google-ads or --google-ads-enhanced.`)
}
