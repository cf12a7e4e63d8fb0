import { choosePrivacyOptions, makeConsentState } from '@/e2e/support/pages/privacy-choices'
import {
  expect,
  expectPageViews,
  getConsentCommands,
  test,
} from '@/e2e/support/servers/google-tag-stub'
import { openWithoutScripts } from '@/e2e/support/pages/pause-requests'
import { fillContact, getShortQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { getConsents, getLeads, test as testWithoutTag } from '@/e2e/support/servers/fixtures'

test('Consent is denied for Quebec before any other command', async ({ page, tag }) => {
  await page.goto('/ottawa')
  await expectPageViews(tag, 1)
  expect(tag.commands.slice(0, 2).map(([name, kind]) => [name, kind])).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
  ])
  const [anywhere, quebec] = getConsentCommands(tag, 'default')
  expect(anywhere).toMatchObject(makeConsentState('granted'))
  expect(quebec).toMatchObject({ ...makeConsentState('denied'), region: ['CA-QC'] })
  expect(getConsentCommands(tag, 'update')).toEqual([])
})

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
