import {
  choosePrivacyOptions,
  makeConsentState,
  expect,
  getConsentCommands,
  test,
} from '@/e2e/support/servers/google-tag-stub'
import { openPage, openWithoutScripts } from '@/e2e/support/pages/hydration'
import { fillContact, getShortQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { getConsents, getLeads, test as testWithoutTag } from '@/e2e/support/servers/fixtures'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'
import { SPEED_META } from '@/lib/http/page-settings'

test('With Global Privacy Control consent is denied, the page says why, and the visitor can still agree', async ({
  page,
  tag,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  )
  await choosePrivacyOptions(page, tag, {})
  const state = page.getByRole('status')
  await expect(state).toContainText('your browser sends Global Privacy Control')
  await expect.poll(() => getConsentCommands(tag, 'default').length).toBeGreaterThan(0)
  for (const defaults of getConsentCommands(tag, 'default')) {
    expect(defaults).toMatchObject(makeConsentState('denied'))
    expect(defaults).not.toHaveProperty('region')
  }
  await page
    .getByRole('group', { name: /Analytics/ })
    .getByLabel('Yes')
    .check()
  await expect(state).toContainText('Measurement is on, as you chose.')
  await expect(state).toContainText('Advertising is off, because')
  const last = () => getConsentCommands(tag, 'update').at(-1)
  await expect.poll(last).toEqual({ analytics_storage: 'granted' })
})

for (const [advertising, stored] of [
  [false, expect.objectContaining({ advertising: false })],
  // A yes counts only on a page with Google's tag.
  [true, expect.not.objectContaining({ advertising: expect.anything() })],
] as const) {
  testWithoutTag(
    `A visitor who sends a request before the scripts load has the choice ${advertising}`,
    async ({ page, database }) => {
      await page.addInitScript(
        (choices) => localStorage.setItem('privacy-choices', choices),
        JSON.stringify({ advertising }),
      )
      const release = await openWithoutScripts(page, '/toronto/get-quote')
      await fillContact(getShortQuoteForm(page))
      await submitForm(getShortQuoteForm(page))
      await expect.poll(() => Object.keys(getLeads(database))).toHaveLength(1)
      release()
      expect(getConsents(database)).toEqual([stored])
    },
  )
}

testWithoutTag('Vercel measures nothing before a visitor says yes', async ({ page, site }) => {
  // Vercel's builds have this tag.
  await injectMetaTag(page.context(), site.url, SPEED_META, 'on')
  const scripts: string[] = []
  await page.route('**/_vercel/**', (route) => {
    scripts.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await openPage(page, '/toronto/privacy')
  const state = page.getByRole('status')
  await expect(state).toContainText('Vercel measures nothing until you say yes.')
  expect(scripts).toEqual([])
  await page
    .getByRole('group', { name: /Can Vercel measure/ })
    .getByLabel('Yes')
    .check()
  await expect(state).toContainText('Measurement is on, as you chose.')
  await expect.poll(() => scripts).toEqual(['/_vercel/speed-insights/script.js'])
})
