import type { Sentence, Translate } from '@/lib/words/translate'

interface Kind {
  pattern: RegExp
  /** Legal text: English in every language where a law fixes its words. */
  getPhrase: (number: string, t: Translate) => string
  /** The states or provinces it is valid for; all of them by default. */
  regions?: readonly string[]
  law: string
}

const INSURED: Sentence = 'Insured: {insurance}'

const createCountyKind = (county: string) =>
  ({
    pattern: /^(?!IM)(?:[A-Z]{1,4}[ -]?)?\d{2,8}$/,
    getPhrase: (certificate) => `${county} County Mover Reg. No. ${certificate}`,
    regions: ['FL'],
    law: `Florida Statutes, 507.03, and the code of ${county} County`,
  }) as const satisfies Kind

const KINDS = {
  floridaMover: {
    pattern: /^IM\d{1,6}$/,
    getPhrase: (number) => `Fla. Mover Reg. No. ${number}`,
    regions: ['FL'],
    law: 'Florida Statutes, 507.03',
  },
  broward: createCountyKind('Broward'),
  miamiDade: createCountyKind('Miami-Dade'),
  txdmv: {
    pattern: /^\d{6,9}[A-Z]$/,
    getPhrase: (number) => `TxDMV No. ${number}`,
    regions: ['TX'],
    law: 'Texas Transportation Code, chapter 643',
  },
  /** Trucks from Canada need it to cross the border, too. */
  usdot: {
    pattern: /^\d{5,8}$/,
    getPhrase: (number) => `USDOT ${number}`,
    law: '49 CFR 375.207',
  },
  cvor: {
    pattern: /^\d{3}-\d{3}-\d{3}$/,
    getPhrase: (number) => `CVOR ${number}`,
    regions: ['ON'],
    law: 'Ontario Highway Traffic Act, section 16',
  },
  /** Insurer, comma, number of the policy. */
  insurance: {
    pattern: /^\p{L}.*, .*\d/u,
    getPhrase: (insurance, t) => t(INSURED, { insurance }),
    law: 'FTC Act, section 5; Canadian Competition Act, 74.01',
  },
} as const satisfies Record<string, Kind>

export type RegistrationKind = keyof typeof KINDS
export type Registrations = { readonly [Kind in RegistrationKind]?: string }

/** A registration of another state or province is a type error. */
export type RegistrationsIn<Region extends string> = {
  readonly [Kind in RegistrationKind]?: (typeof KINDS)[Kind] extends {
    regions: readonly (infer Valid)[]
  }
    ? Region extends Valid
      ? string
      : never
    : string
}

interface Registered {
  registrations: Registrations
}

const ROWS = Object.entries(KINDS) as [RegistrationKind, Kind][]

/** In the order of the table. Empty until the owner fills them in. */
export function listRegistrations({ registrations }: Registered, t: Translate) {
  return ROWS.flatMap(([kind, { getPhrase }]) => {
    const number = registrations[kind]
    return number ? [{ kind, number, phrase: getPhrase(number, t) }] : []
  })
}

export function getLaw(kind: RegistrationKind): string {
  return KINDS[kind].law
}

/** Kinds that are malformed or belong to another state or province. */
export function listWrongRegistrations({
  region,
  registrations,
}: Registered & { region: string }): RegistrationKind[] {
  const wrong = ROWS.filter(([kind, { pattern, regions = [region] }]) => {
    const number = registrations[kind]
    return number && !(pattern.test(number) && regions.includes(region))
  })
  return wrong.map(([kind]) => kind)
}
