import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { SITE_URL } from '@/lib/env'
import type { Lead } from '@/lib/forms/lead'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import { startSite } from '@/e2e/support/servers/site'

// No browser that could stop painting: see repeat-stalled.ts.
base.describe.configure({ retries: 0 })

const BUILD_TIMEOUT_MS = 15 * 60_000
const PHONE = '905-555-0199'
const INTRO = 'Maplewood hides its houses behind maples, and its trucks behind one low bridge.'

const test = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright parses the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'add-city-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

function copyRepository(folder: string): void {
  const isSource = (path: string) => !/^(node_modules|\.next|\.git|\.data|test-results)$/.test(path)
  cpSync('.', folder, { recursive: true, filter: isSource })
  // Turbopack refuses a symbolic link that leaves the project; hard links take no room.
  execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', folder])
}

/** One file, its line in cities.ts, and the new location's line in locations.ts. */
function addMaplewood(folder: string): void {
  const maplewood = readFileSync('lib/cities/guelph.ts', 'utf8')
    .replaceAll('GUELPH', 'MAPLEWOOD')
    .replaceAll('Guelph', 'Maplewood')
    .replace('KITCHENER_WATERLOO }', 'ONTARIO }')
    .replace(
      '...KITCHENER_WATERLOO,',
      "...ONTARIO,\n  locationId: 'maplewood',\n  locationName: 'Maplewood Valley',",
    )
    .replace(/intro:\s+'.*'/, `intro: '${INTRO}'`)
  writeFileSync(join(folder, 'lib/cities/maplewood.ts'), maplewood)
  edit(join(folder, 'lib/cities/cities.ts'), [
    ['import { BARRIE }', "import { MAPLEWOOD } from './maplewood'\n$&"],
    ['} satisfies', '  maplewood: MAPLEWOOD,\n$&'],
  ])
  edit(join(folder, 'lib/cities/locations.ts'), [
    ['} as const satisfies', `  maplewood: { tracking_phone: '${PHONE}' },\n$&`],
  ])
}

function edit(file: string, replacements: [search: string, replacement: string][]): void {
  const text = replacements.reduce(
    (before, [search, replacement]) => {
      expect(before.split(search), `"${search}" in ${file}`).toHaveLength(2)
      return before.replace(search, replacement)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
}

test('A developer adds a city with one file and its lines in the tables', async ({ folder }) => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const settings = { LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'), FIREBASE_DATABASE_URL: '' }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_URL, ...settings }
  const runNpm = (...args: string[]) =>
    promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: folder, env })
  copyRepository(folder)
  addMaplewood(folder)
  await runNpm('build')

  const site = await startSite(settings, folder)
  try {
    const read = async (path: string) => (await fetch(site.url + path)).text()
    const landing = await read('/maplewood')
    expect(landing).toContain(INTRO)
    expect(landing).toContain(PHONE)
    expect(landing).toContain('Maplewood Valley')
    expect(landing).not.toContain('Kitchener-Waterloo')
    expect((await fetch(`${site.url}/maplewood/book-now`)).status).toBe(200)
    expect((await fetch(`${site.url}/maplewood/nope`)).status).toBe(404)
    expect(await read('/sitemap.xml')).toContain(`<loc>${SITE_URL}/maplewood/faq</loc>`)
    expect(await read('/toronto')).toContain('href="/maplewood"')

    const form = await fetchForm(`${site.url}/maplewood`, 'Moving quote')
    const response = await postForm(form, VALID_MOVE)
    expect(isThankYouRedirect(response)).toBe(true)
    const { stdout } = await runNpm('leads', '--', '--json')
    const { leads } = JSON.parse(stdout) as { leads: Record<string, Lead> }
    expect(leads[getRequestKey(response)]?.location_id).toBe('maplewood')
  } finally {
    await site.stop()
  }
})
