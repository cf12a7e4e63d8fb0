/** The office's flag for a request with one sign of a bot. */
const SIGNS = {
  'no-script': 'May be spam (sent without JavaScript)',
  link: 'May be spam (has a link)',
  fast: 'May be spam (sent within two seconds)',
  network: 'May be spam (many requests from one network)',
  duplicate: 'Same text as another request',
  'app-check': 'May be spam (failed App Check)',
}

/** A sign, or what only a bot does. `canary` is our own test. */
export type Suspicion = keyof typeof SIGNS | 'honeypot' | 'instant' | 'canary'

const isSign = (name: string): name is keyof typeof SIGNS => Object.hasOwn(SIGNS, name)

/** One sign is no proof; two are, as each has a cause of its own. */
export function isHeld(suspicions: readonly string[]): boolean {
  return suspicions.length > 1 || suspicions.some((name) => !isSign(name))
}

export function flagSuspicions(suspicions: readonly string[]): string[] {
  return isHeld(suspicions) ? [] : suspicions.filter(isSign).map((name) => SIGNS[name])
}
