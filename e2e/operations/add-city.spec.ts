import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { SITE_URL } from '@/lib/env'
import type { Lead } from '@/lib/forms/records.fixture'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { test, type SourceCopy } from '@/e2e/support/servers/source-copy'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/cron/plain-form'

// No browser that could stop painting: see repeat-stalled.ts.
test.describe.configure({ retries: 0 })

const BUILD_TIMEOUT_MS = 15 * 60_000
const PHONE = '905-555-0199'
const INTRO = 'Maplewood hides its houses behind maples, and its trucks behind one low bridge.'
const FACTS = `
  maplewood: {
    ...ONTARIO,
    name: 'Maplewood',
    referencePrefix: 'MW',
    latitude: 43.54,
    longitude: -80.25,
    locationId: 'maplewood',
    locationName: 'Maplewood Valley',
    servedCities: ['Maplewood'],
  },`

/** The steps of docs/how-to-add-a-city.md, for a new crew. */
function addMaplewood(copy: SourceCopy): void {
  copy.edit('lib/cities/keys.ts', [['} as const', "  maplewood: 'canada',\n$&"]])
  copy.edit('lib/cities/canada.ts', [["Record<CityKeyOf<'canada'>, City> = {", `$&${FACTS}`]])
  const guide = readFileSync('lib/content/guides/guelph.ts', 'utf8')
    .replaceAll('GUELPH', 'MAPLEWOOD')
    .replaceAll('Guelph', 'Maplewood')
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

test('A developer adds a city with its guide and its lines in the tables', async ({ copy }) => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  addMaplewood(copy)
  await copy.runNpm('build')
  const { url } = await copy.start()
  const read = async (path: string) => (await fetch(url + path)).text()
  const landing = await read('/maplewood')
  for (const text of [INTRO, PHONE, 'Maplewood Valley']) expect(landing).toContain(text)
  expect(landing).not.toContain('Kitchener-Waterloo')
  expect((await fetch(`${url}/maplewood/book-now`)).status).toBe(200)
  expect((await fetch(`${url}/maplewood/nope`)).status).toBe(404)
  expect(await read('/sitemap.xml')).toContain(`<loc>${SITE_URL}/maplewood/faq</loc>`)
  expect(await read('/toronto')).toContain('href="/maplewood"')

  const form = await fetchForm(`${url}/maplewood`, 'Moving quote')
  const response = await postForm(form, VALID_MOVE)
  expect(isThankYouRedirect(response)).toBe(true)
  const { stdout } = await copy.runNpm('leads', '--', '--json')
  const { leads } = JSON.parse(stdout) as { leads: Record<string, Lead> }
  expect(leads[getRequestKey(response)]?.location_id).toBe('maplewood')
})
