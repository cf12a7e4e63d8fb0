import { CLAIMS, type Claim } from '@/lib/business/claims'
import { getLaw, listWrongRegistrations, type RegistrationKind } from '@/lib/business/registrations'
import type { City } from '@/lib/cities/city'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import type { Env } from '@/lib/env'
import { formatFinding, listFault, warning, wrong, type Finding } from './finding'

type CityFacts = Pick<
  City,
  'name' | 'country' | 'region' | 'registrations' | 'servedRegions' | 'languages'
>
type Settings = Pick<Env, 'DEPLOY_WITHOUT_REGISTRATIONS'>

const CHECKLIST = 'docs/owner-checklist.md, "The law", has the rules. Ask a lawyer.'
const ADVERTISING = 'What you advertise must be true: FTC Act, section 5; Competition Act, 74.01.'

export function checkCities(
  settings: Settings,
  cities: readonly CityFacts[] = LOCATION_IDS.flatMap(getLocationCities),
  claims: Readonly<Record<string, Claim>> = CLAIMS,
): Finding[] {
  const isAllowed = settings.DEPLOY_WITHOUT_REGISTRATIONS !== undefined
  const wrongUnlessAllowed = isAllowed ? warning : wrong
  const kinds = new Set(cities.flatMap(listWrongRegistrations))
  const unproven = Object.keys(claims).filter((name) => claims[name]?.proof === '')
  return [
    ...(isAllowed
      ? [
          warning(
            'DEPLOY_WITHOUT_REGISTRATIONS is set: production is deployed whatever registration is missing or wrong',
            'Remove it once the registrations are in lib/cities (docs/deploy.md).',
          ),
        ]
      : []),
    ...listMissing(wrongUnlessAllowed, 'FL', 'floridaMover', cities),
    ...listMissing(warning, 'TX', 'txdmv', cities),
    ...[...kinds].flatMap((kind) => listWrong(wrongUnlessAllowed, kind, cities)),
    ...listFault(
      warning,
      'Cities whose pages say "licensed and insured" without a registration or an insurer',
      cities.filter(lacksProof).map(({ name }) => name),
      `Fill in \`registrations\` in lib/cities/usa.ts and canada.ts. ${ADVERTISING}`,
    ),
    ...listFault(
      warning,
      'Claims without `proof`',
      unproven,
      `Note the evidence in lib/business/claims.ts, or remove the claim. ${ADVERTISING}`,
    ),
    ...listFault(
      warning,
      'Cities that serve Quebec in English alone, where the Charter of the French language asks for French',
      cities.filter(isEnglishInQuebec).map(({ name }) => name),
      CHECKLIST,
    ),
  ]
}

/** For the build for production. @throws if a finding is wrong */
export function requireRegistrations(findings: readonly Finding[]): void {
  for (const finding of findings) console.warn(formatFinding(finding))
  if (findings.some(({ level }) => level === 'wrong'))
    throw new Error(
      'The build for production stops at what is WRONG above. DEPLOY_WITHOUT_REGISTRATIONS=yes lets it pass (docs/deploy.md).',
    )
}

type Create = typeof warning

function listMissing(
  create: Create,
  region: string,
  kind: RegistrationKind,
  cities: readonly CityFacts[],
): Finding[] {
  const lacking = cities.filter((city) => city.region === region && !city.registrations[kind])
  return listFault(create, `Cities without \`${kind}\``, ...describe(kind, lacking))
}

function listWrong(create: Create, kind: RegistrationKind, cities: readonly CityFacts[]) {
  const faulty = cities.filter((city) => listWrongRegistrations(city).includes(kind))
  const title = `Cities whose \`${kind}\` is malformed or of another state or province`
  return listFault(create, title, ...describe(kind, faulty))
}

function describe(kind: RegistrationKind, cities: readonly CityFacts[]) {
  const files = [...new Set(cities.map(({ country }) => `lib/cities/${country}.ts`))].join(', ')
  const fix = `Put the right one into ${files} (${getLaw(kind)}). ${CHECKLIST}`
  return [cities.map(({ name }) => name), fix] as const
}

/** Canada has no licence of movers. */
function lacksProof({ country, registrations: { insurance, ...numbers } }: CityFacts): boolean {
  const isRegistered = country === 'canada' || Object.values(numbers).some(Boolean)
  return !(isRegistered && insurance)
}

function isEnglishInQuebec({ servedRegions, languages }: CityFacts): boolean {
  return servedRegions.includes('QC') && !languages?.fr
}
