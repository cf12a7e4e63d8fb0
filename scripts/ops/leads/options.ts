import { UsageError } from '@/scripts/command'
import { DISPATCH_LISTS, type DispatchList } from '@/lib/store/store'

const FILTERS = ['since', 'location', 'city']
const EXPORT_OPTIONS = ['again', 'out', ...FILTERS]
/** What may be typed with an option that does something else than print requests. */
const COMPANIONS: Record<string, readonly string[]> = {
  won: ['value'],
  'not-won': [],
  'no-ads': [],
  'google-ads': EXPORT_OPTIONS,
  'google-ads-enhanced': EXPORT_OPTIONS,
}

/** One would be ignored. */
const EXCLUSIVE = [
  ['json', 'csv', 'choose one format'],
  ['all', 'csv', 'a CSV file has leads or jobs'],
  ['all', 'quarantine', '--all prints suspected spam, too'],
] as const

type Options = Readonly<Record<string, unknown>>

/** @throws UsageError for options that do not go together */
export function checkCompanions(options: Options): void {
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
  for (const [one, other, reason] of EXCLUSIVE) {
    if (names.includes(one) && names.includes(other))
      throw new UsageError(`--${one} does not go with --${other}: ${reason}.`)
  }
}

/** ` with --since 2026-10-01 --city toronto`; '' without a filter. */
export function describeFilter(options: Options): string {
  const typed = FILTERS.filter((name) => options[name] !== undefined)
  return typed.length > 0
    ? ` with ${typed.map((name) => `--${name} ${String(options[name])}`).join(' ')}`
    : ''
}

/** The list of `--csv jobs`; undefined without --csv. @throws UsageError */
export function parseCsvList(
  isCsv: boolean | undefined,
  typed: readonly string[],
): DispatchList | undefined {
  const list = DISPATCH_LISTS.find((one) => one === (typed[0] ?? 'leads'))
  if (isCsv ? list && typed.length <= 1 : typed.length === 0) return isCsv ? list : undefined
  throw new UsageError(
    `Unexpected "${typed.at(-1)}": only --csv takes a list, and only one: ${DISPATCH_LISTS.join(' or ')}.`,
  )
}
