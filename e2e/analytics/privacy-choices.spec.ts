import { createHash } from 'node:crypto'
import { getConsents, getLeads } from '@/e2e/support/servers/fixtures'
import { pauseRequests, openPage, waitForHydration } from '@/e2e/support/pages/hydration'
import {
  fillMove,
  getFullQuoteForm,
  submitForm,
  requestShortQuote,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import {
  expect,
  expectPageViews,
  getConsentCommands,
  getTagEvents,
  test,
  AD_SIGNALS,
  answerPrivacyQuestions,
  choosePrivacyOptions,
  makeConsentState,
} from '@/e2e/support/servers/google-tag-stub'
import {
  findAxeViolations,
  findFocusIssues,
  findSmallTargets,
} from '@/e2e/support/checks/accessibility'

test('A choice that is made before Google’s tag has loaded comes before its first event', async ({
  page,
  tag,
}) => {
  // The tag loads after the page, so we hold the page's logo back.
  const release = await pauseRequests(page, '**/logos/*')
  await page.goto('/toronto/privacy', { waitUntil: 'commit' })
  await waitForHydration(page)
  expect(tag.requestedUrls).toEqual([])
  await answerPrivacyQuestions(page, { Analytics: 'No' })
  const getUpdates = () => getConsentCommands(tag, 'update')
  await expect.poll(getUpdates).toEqual([{ analytics_storage: 'denied' }])
  release()
  await expectPageViews(tag, 1)
  expect(tag.commands.slice(0, 3).map(([name]) => name)).toEqual(['consent', 'consent', 'consent'])
})

test('A visitor’s choice applies at once and on the next visit', async ({ page, tag }) => {
  await choosePrivacyOptions(page, tag, { Analytics: 'No', Ads: 'Yes' })
  const chosen = { ...makeConsentState('granted', AD_SIGNALS), analytics_storage: 'denied' }
  await expect.poll(() => getConsentCommands(tag, 'update').at(-1)).toEqual(chosen)

  const before = tag.commands.length
  await page.goto('/toronto')
  await expect.poll(() => tag.commands.length).toBeGreaterThan(before + 2)
  const names = tag.commands.slice(before, before + 3).map(([name, kind]) => [name, kind])
  expect(names).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
    ['consent', 'update'],
  ])
  expect(getConsentCommands(tag, 'update').at(-1)).toEqual(chosen)

  await page.goto('/privacy')
  const question = page.getByRole('group', { name: /Google Analytics/ })
  await expect(question.getByLabel('No')).toBeChecked()
  await expect(page.getByRole('status')).toContainText('Measurement is off, as you chose.')
})

test('A visitor who says no to both loads nothing from Google, and the no is stored with the request', async ({
  page,
  tag,
  database,
}) => {
  await choosePrivacyOptions(page, tag, { Analytics: 'No', Ads: 'No' })
  await expect
    .poll(() => getConsentCommands(tag, 'update').at(-1))
    .toEqual(makeConsentState('denied'))
  const asked = tag.requestedUrls.length
  await openPage(page, '/toronto/get-quote')
  await requestShortQuote(page)
  await page.waitForLoadState('networkidle')
  expect(tag.requestedUrls).toHaveLength(asked)
  expect(getConsents(database)).toEqual([expect.objectContaining({ advertising: false })])
})

test('A visitor who agreed to advertising sends hashed contact data to Google, and the yes with the request', async ({
  page,
  tag,
  database,
}) => {
  await choosePrivacyOptions(page, tag, { Ads: 'Yes' })
  await page.goto('/toronto')
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  await fillMove(getFullQuoteForm(page), { email: 'Mary.Smith@gmail.com', phone: '4165550142' })
  await submitValidForm(getFullQuoteForm(page))
  await page.waitForLoadState('networkidle')
  await expect.poll(() => getTagEvents(tag, 'generate_lead').length).toBe(1)

  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const user = {
    sha256_email_address: hash('marysmith@gmail.com'),
    sha256_phone_number: hash('+14165550142'),
  }
  const index = tag.commands.findIndex(([name, key]) => name === 'set' && key === 'user_data')
  expect(tag.commands[index]).toEqual(['set', 'user_data', user])
  expect(tag.commands[index + 1]?.slice(0, 2)).toEqual(['event', 'generate_lead'])
  const [ref] = Object.keys(getLeads(database))
  expect(getTagEvents(tag, 'generate_lead')).toEqual([
    expect.objectContaining({ transaction_id: ref }),
  ])
  expect(database.read(`/details/${ref}/consent`)).toMatchObject({ advertising: true })
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    user.sha256_phone_number,
  )
})

test('A visitor who has not answered about advertising sends no contact data to Google', async ({
  page,
  tag,
  database,
}) => {
  await choosePrivacyOptions(page, tag, { Analytics: 'Yes' })
  await openPage(page, '/')
  await fillMove(getFullQuoteForm(page))
  await submitForm(getFullQuoteForm(page))
  await expect.poll(() => getTagEvents(tag, 'generate_lead').length).toBe(1)
  expect(JSON.stringify(tag.commands)).not.toMatch(/"user_data"|sha256/)
  expect(getConsents(database)).toEqual([
    expect.not.objectContaining({ advertising: expect.anything() }),
  ])
})

test('No accessibility violation: privacy choices', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    await page
      .getByRole('group', { name: /Google Ads/ })
      .getByLabel('Yes')
      .check()
    await expect(page.getByRole('status')).toContainText('Advertising is on')
    expect.soft(await findAxeViolations(page), `axe at ${width} px`).toEqual([])
    expect.soft((await findFocusIssues(page)).issues, `focus at ${width} px`).toEqual([])
    expect.soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([])
  }
})
