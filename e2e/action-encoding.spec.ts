import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { callAction } from './support/call-action'
import { expect, leadsIn, settingsOf, test as base } from './support/fixtures'
import { GOOD_MOVE, getForm, isThanked, postForm } from './support/post-form'
import { fillMove, fullForm, submit } from './support/quote-page'
import { copyOfBuild, startSite, type Site } from './support/site'

/** The browser's part of the change that support/other-encoding.mjs makes to the server. */
const ENCODER = /"_"\+(\(\w=\w\+\+\))\+"_"/

function changeEncoder(folder: string): void {
  const files = globSync(join(folder, '.next/static/chunks/*.js'))
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    if (!ENCODER.test(text)) return false
    writeFileSync(file, text.replace(ENCODER, '"~"+$1+"~"'))
    return true
  })
  expect(changed).toHaveLength(1)
}

/** A site whose framework has another encoding of actions than lib/http/action-call.ts knows. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const folder = copyOfBuild()
      changeEncoder(folder)
      const hooks = resolve('e2e/support/other-encoding.mjs')
      const site = await startSite(
        { ...settingsOf(database), NODE_OPTIONS: `--import=${hooks}` },
        folder,
      )
      await use(site)
      await site.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const isReported = (site: Site) => site.log().includes('"event":"action-call"')

test(
  'After a change of the encoding a visitor’s lead is stored, and the change reported',
  { tag: '@core' },
  async ({ page, site, database }) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postData() ?? '')
    })
    await page.goto('/toronto')
    await fillMove(fullForm(page))
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
    expect(bodies.some((body) => body.includes('name="~1~phone"'))).toBe(true)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
    expect(isReported(site)).toBe(true)
  },
)

test(
  'After a change of the encoding the lead of a visitor without JavaScript is stored',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    // As pages that are rendered after the change name them.
    const hidden = form.hidden.map(([name, value]): [string, string] => [
      name.replace('$ACTION_', '$SERVER_'),
      value,
    ])
    expect(isThanked(await postForm({ ...form, hidden }, GOOD_MOVE))).toBe(true)
    expect(Object.keys(leadsIn(database))).toHaveLength(1)
  },
)

test(
  'A page from before the change is told that it is out of date',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const hydrated = await callAction(form, GOOD_MOVE)
    expect(hydrated.status).toBe(200)
    expect(hydrated.html).toContain('This page is out of date')
    expect((await postForm(form, GOOD_MOVE)).status).toBe(400)
    expect(leadsIn(database)).toEqual({})
  },
)
