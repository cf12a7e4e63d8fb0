import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { callAction } from '@/e2e/support/pages/call-action'
import { expect, getLeads, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect } from '@/lib/monitoring/plain-form'
import { requestFullQuote } from '@/e2e/support/pages/quote-page'
import { copyBuild, startSite, type Site } from '@/e2e/support/servers/site'

/** The change of other-action-encoding.mjs, for the browser's encoder. */
const ENCODER_PATTERN = /"_"\+(\(\w=\w\+\+\))\+"_"/

function patchEncoder(folder: string): void {
  const files = globSync(join(folder, '.next/static/chunks/*.js'))
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    if (!ENCODER_PATTERN.test(text)) return false
    writeFileSync(file, text.replace(ENCODER_PATTERN, '"~"+$1+"~"'))
    return true
  })
  expect(changed).toHaveLength(1)
}

/** A site with another encoding of actions than lib/http/action-call.ts expects. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const folder = copyBuild()
      patchEncoder(folder)
      const hooks = resolve('e2e/support/servers/other-action-encoding.mjs')
      const site = await startSite(
        { ...getSiteSettings(database), NODE_OPTIONS: `--import=${hooks}` },
        folder,
      )
      await use(site)
      await site.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const hasReportedActionCall = (site: Site) => site.log().includes('"event":"action-call"')

test(
  'After a change of the encoding a visitor’s lead is stored, and the change is reported',
  { tag: '@core' },
  async ({ page, site, database }) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postData() ?? '')
    })
    await page.goto('/toronto')
    await requestFullQuote(page)
    expect(bodies.some((body) => body.includes('name="~1~phone"'))).toBe(true)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
    expect(hasReportedActionCall(site)).toBe(true)
  },
)

test(
  'After a change of the encoding the lead of a visitor without JavaScript is stored',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    // Pages rendered after the change use the new prefix.
    const hidden = form.hidden.map(([name, value]): [string, string] => [
      name.replace('$ACTION_', '$SERVER_'),
      value,
    ])
    expect(isThankYouRedirect(await postForm({ ...form, hidden }, VALID_MOVE))).toBe(true)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  },
)

test(
  'A page from before the change is answered with “out of date”',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    const hydrated = await callAction(form, VALID_MOVE)
    expect(hydrated.status).toBe(200)
    expect(hydrated.html).toContain('This page is out of date')
    expect((await postForm(form, VALID_MOVE)).status).toBe(400)
    expect(getLeads(database)).toEqual({})
  },
)
