const SIGNS = {
  'no-script': 'sent without JavaScript',
  link: 'has a link',
  fast: 'sent within two seconds',
  network: 'many requests from one network',
  duplicate: 'same text as another request',
  'app-check': 'failed App Check',
}
const PROOFS = { honeypot: 'filled in a hidden field', instant: 'sent within 0.7 seconds' }

/** `canary` is our own test. */
export type Suspicion = keyof typeof SIGNS | keyof typeof PROOFS | 'canary'

const isSign = (name: string): name is keyof typeof SIGNS => Object.hasOwn(SIGNS, name)

/** One sign is no proof; two are, because their causes are independent. */
export function mustHold(suspicions: readonly string[]): boolean {
  return suspicions.length > 1 || suspicions.some((name) => !isSign(name))
}

export function flagSuspicions(suspicions: readonly string[]): string[] {
  return mustHold(suspicions)
    ? []
    : suspicions.filter(isSign).map((name) => `May be spam (${SIGNS[name]})`)
}

/** `filled in a hidden field, has a link` */
export function describeSuspicions(suspicions: readonly string[]): string {
  const words: Record<string, string> = { ...SIGNS, ...PROOFS }
  return suspicions.map((name) => words[name] ?? name).join(', ') || 'unknown'
}
