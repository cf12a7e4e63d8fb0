import { readFileSync } from 'node:fs'
import type { SourceCopy } from '@/e2e/support/servers/source-copy'

export const MAPLEWOOD = 'Maplewood'
export const PHONE = '905-555-0199'
export const INTRO =
  'Maplewood hides its houses behind maples, and its trucks behind one low bridge.'
const FACTS = `
  maplewood: {
    ...ONTARIO,
    name: 'Maplewood',
    referencePrefix: 'MW',
    latitude: 43.54,
    longitude: -80.25,
    locationId: 'maplewood',
    areaKey: 'maplewood',
    locationName: 'Maplewood Valley',
    servedCities: ['Maplewood'],
  },`

/** The steps of docs/how-to-add-a-city.md, for a new crew. */
export function addMaplewood(copy: SourceCopy): void {
  copy.edit('lib/cities/keys.ts', [['} as const', "  maplewood: 'canada',\n$&"]])
  copy.edit('lib/cities/canada.ts', [["Record<CityKeyOf<'canada'>, City> = {", `$&${FACTS}`]])
  const guide = readFileSync('lib/content/guides/guelph.ts', 'utf8')
    .replaceAll('GUELPH', 'MAPLEWOOD')
    .replaceAll('Guelph', MAPLEWOOD)
    .replace(/intro:\s+'.*'/, `intro: '${INTRO}'`)
  copy.write('lib/content/guides/maplewood.ts', guide)
  copy.edit('lib/content/guides/guides.ts', [
    ['import { BARRIE }', "import { MAPLEWOOD } from './maplewood'\n$&"],
    ['  barrie: BARRIE', '  maplewood: MAPLEWOOD,\n$&'],
  ])
  copy.edit('lib/cities/locations.ts', [
    ['} as const satisfies', `  maplewood: { tracking_phone: '${PHONE}' },\n$&`],
  ])
}
