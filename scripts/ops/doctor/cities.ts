import type { City } from '@/lib/cities/city'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { warning, type Finding } from './finding'

const FIX = 'docs/owner-checklist.md, "The law", has the rule of each country. Ask a lawyer.'

export function checkCities(): Finding[] {
  const cities = LOCATION_IDS.map((id) => [id, getLocationCities(id)] as const)
  return [
    ...cities.flatMap(([id, ofLocation]) => checkLicences(id, ofLocation)),
    ...cities.flatMap(([, ofLocation]) => checkLanguage(ofLocation)),
  ]
}

/** Pages say "licensed and insured". */
export function checkLicences(
  id: string,
  cities: readonly Pick<City, 'name' | 'licence' | 'insurance'>[],
): Finding[] {
  const findLack = (fact: string, field: 'licence' | 'insurance') => {
    const names = cities.filter((city) => city[field] === '').map(({ name }) => name)
    return names.length > 0 ? [`no ${fact} for ${names.join(', ')}`] : []
  }
  const lacks = [
    ...findLack('licence number', 'licence'),
    ...findLack('proof of insurance', 'insurance'),
  ]
  return lacks.length > 0 ? [warning(`Location ${id}: ${lacks.join('; ')}`, FIX)] : []
}

export function checkLanguage(cities: readonly Pick<City, 'name' | 'servedRegions'>[]): Finding[] {
  const inQuebec = cities.filter(({ servedRegions }) => servedRegions.includes('QC'))
  return inQuebec.map(({ name }) =>
    warning(
      `${name} serves Quebec in English alone: the Charter of the French language asks for French`,
      FIX,
    ),
  )
}
