export interface Finding {
  level: 'ok' | 'warning' | 'wrong'
  message: string
  fix?: string
}

export const ok = (message: string): Finding => ({ level: 'ok', message })
export const warning = (message: string, fix: string): Finding => ({
  level: 'warning',
  message,
  fix,
})
export const wrong = (message: string, fix: string): Finding => ({ level: 'wrong', message, fix })

const LABELS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

export function formatFinding({ level, message, fix }: Finding): string {
  return `${LABELS[level]}  ${message}${fix ? `\n         → ${fix}` : ''}`
}

/** One finding for all names; none if there are no names. */
export function listFault(
  create: typeof warning,
  title: string,
  names: readonly string[],
  fix: string,
): Finding[] {
  return names.length > 0 ? [create(`${title}: ${names.join(', ')}`, fix)] : []
}
