import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { leadsIn } from './support/fixtures'
import { ENGINES } from './support/barriers'
import { focusFaults } from './support/focus-walk'
import { hydrated } from './support/policy'
import { fillContact, fillMove, fullForm, shortForm, submit } from './support/quote-page'
import { expect, test } from './support/tag-fixtures'
import { consentOf, eventsOf } from './support/tag-stand-in'
import { smallTargets } from './support/target-sizes'

const ADS = ['ad_storage', 'ad_user_data', 'ad_personalization']
const every = (state: string, signals = [...ADS, 'analytics_storage']) =>
  Object.fromEntries(signals.map((signal) => [signal, state]))

async function choose(
  page: Page,
  answers: Partial<Record<'Analytics' | 'Ads', 'Yes' | 'No'>>,
): Promise<void> {
  await page.goto('/toronto')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page).toHaveURL('/privacy#choices')
  for (const [name, answer] of Object.entries(answers)) {
    const question = page.getByRole('group', { name: new RegExp(`Google ${name}`) })
    await question.getByLabel(answer).check()
  }
}

test('A visitor of Quebec allows nothing until they say so, before anything else is told', async ({
  page,
  tag,
}) => {
  await page.goto('/ottawa')
  await expect.poll(() => eventsOf(tag, 'page_view').length).toBe(1)
  expect(tag.commands.slice(0, 2).map(([name, kind]) => [name, kind])).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
  ])
  const [anywhere, quebec] = consentOf(tag, 'default')
  expect(anywhere).toMatchObject(every('granted'))
  expect(quebec).toMatchObject({ ...every('denied'), region: ['CA-QC'] })
  expect(consentOf(tag, 'update')).toEqual([])
})

test.describe('with Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    ),
  )

  test('A visitor allows nothing, reads why, and may still say yes', async ({ page, tag }) => {
    await choose(page, {})
    const state = page.getByRole('status')
    await expect(state).toContainText('your browser sends Global Privacy Control')
    await expect.poll(() => consentOf(tag, 'default').length).toBeGreaterThan(0)
    for (const defaults of consentOf(tag, 'default')) {
      expect(defaults).toMatchObject(every('denied'))
      expect(defaults).not.toHaveProperty('region')
    }
    await page
      .getByRole('group', { name: /Analytics/ })
      .getByLabel('Yes')
      .check()
    await expect(state).toContainText('Measurement is on, as you chose.')
    await expect(state).toContainText('Advertising is off, because')
    // Told once more where the choice was made before Google was there.
    const last = () => consentOf(tag, 'update').at(-1)
    await expect.poll(last).toEqual({ analytics_storage: 'granted' })
  })
})

test('A visitor’s choice holds at once and on the next visit', async ({ page, tag }) => {
  await choose(page, { Analytics: 'No', Ads: 'Yes' })
  const chosen = { ...every('granted', ADS), analytics_storage: 'denied' }
  await expect.poll(() => consentOf(tag, 'update').at(-1)).toEqual(chosen)

  const before = tag.commands.length
  await page.goto('/toronto')
  await expect.poll(() => tag.commands.length).toBeGreaterThan(before + 2)
  const names = tag.commands.slice(before, before + 3).map(([name, kind]) => [name, kind])
  expect(names).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
    ['consent', 'update'],
  ])
  expect(consentOf(tag, 'update').at(-1)).toEqual(chosen)

  await page.goto('/privacy')
  const question = page.getByRole('group', { name: /Google Analytics/ })
  await expect(question.getByLabel('No')).toBeChecked()
  await expect(page.getByRole('status')).toContainText('Measurement is off, as you chose.')
})

test('For a visitor who says no to both, nothing of Google’s is loaded', async ({ page, tag }) => {
  await choose(page, { Analytics: 'No', Ads: 'No' })
  await expect.poll(() => consentOf(tag, 'update').at(-1)).toEqual(every('denied'))
  const asked = tag.asked.length
  await page.goto('/toronto/get-quote')
  await hydrated(page)
  await fillContact(shortForm(page))
  await submit(shortForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  await page.waitForLoadState('networkidle')
  expect(tag.asked).toHaveLength(asked)
})

// By the router, and as another document.
for (const path of ['/', '/toronto']) {
  test(`Who sends the form of ${path} is told, hashed, only where they said yes to advertising`, async ({
    page,
    tag,
    database,
  }) => {
    await choose(page, { Ads: 'Yes' })
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(3)
    await page.waitForLoadState('networkidle')
    await fillMove(fullForm(page), { email: 'Mary.Smith@gmail.com', phone: '4165550142' })
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou/)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => eventsOf(tag, 'generate_lead').length).toBe(1)

    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const user = {
      sha256_email_address: hash('marysmith@gmail.com'),
      sha256_phone_number: hash('+14165550142'),
    }
    const told = tag.commands.findIndex(([name, what]) => name === 'set' && what === 'user_data')
    expect(tag.commands[told]).toEqual(['set', 'user_data', user])
    expect(tag.commands[told + 1]?.slice(0, 2)).toEqual(['event', 'generate_lead'])
    const [ref] = Object.keys(leadsIn(database))
    expect(eventsOf(tag, 'generate_lead')).toEqual([
      expect.objectContaining({ transaction_id: ref }),
    ])
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      user.sha256_phone_number,
    )
  })
}

test('Who has only not said no to advertising is not told of', async ({ page, tag }) => {
  await choose(page, { Analytics: 'Yes' })
  await page.goto('/')
  await hydrated(page)
  await fillMove(fullForm(page))
  await submit(fullForm(page))
  await expect.poll(() => eventsOf(tag, 'generate_lead').length).toBe(1)
  expect(JSON.stringify(tag.commands)).not.toMatch(/"user_data"|sha256/)
})

test('Nothing keeps anybody from choosing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    await page
      .getByRole('group', { name: /Google Ads/ })
      .getByLabel('Yes')
      .check()
    await expect(page.getByRole('status')).toContainText('Advertising is on')
    expect.soft(await ENGINES.axe(page), `axe at ${width} px`).toEqual([])
    expect.soft(await ENGINES.ibm(page), `IBM at ${width} px`).toEqual([])
    expect.soft((await focusFaults(page)).faults, `focus at ${width} px`).toEqual([])
    expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
  }
})
