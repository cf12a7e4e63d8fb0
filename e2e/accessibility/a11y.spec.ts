import type { Page } from '@playwright/test'
import { searchAddress } from '@/e2e/support/pages/address-fields'
import { getBookingForm, getDay, getOpenDay, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { waitForHydration, openPage } from '@/e2e/support/pages/hydration'
import { FORMS, submitExpectingErrors } from '@/e2e/support/pages/site-forms'
import { stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import { PAGE_KINDS, visitPage } from '@/e2e/support/pages/page-types'
import { submitForm } from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  findAxeViolations,
  findFocusIssues,
  findSmallTargets,
} from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { pressMove, sendRequest } from '@/e2e/support/pages/request-page'

const CORE_PAGES = ['toronto-landing', 'toronto-book-now']

test.use({ expectedErrors: [/404|ERR_FAILED/] })

/** CSS px. */
const [PHONE, DESKTOP] = [390, 1280]

async function expectNoViolation(page: Page, state: string, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await findAxeViolations(page), `${state} at ${width} px`).toEqual([])
  }
}

for (const [n, type] of PAGE_KINDS.entries()) {
  const [width, otherWidth] = n % 2 ? [DESKTOP, PHONE] : [PHONE, DESKTOP]
  const isCore = CORE_PAGES.includes(type.name)
  test(
    `A visitor of ${type.name} meets no barrier, and sees the focus at every stop at ${width} px`,
    { tag: isCore ? '@core' : [] },
    async ({ page }) => {
      await stubEmptyMaps(page)
      // With smooth scrolling a focus stop would move while we check it.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await visitPage(page, type)
      await waitForHydration(page)
      const { stops, issues } = await findFocusIssues(page)
      expect.soft(issues).toEqual([])
      expect(stops).toBeGreaterThan(10)
      expect.soft(await findSmallTargets(page)).toEqual([])
      for (const question of await page.locator('main summary').all())
        if (await question.isVisible()) await question.click()
      await page.waitForLoadState('networkidle')
      await expectNoViolation(page, type.name, otherWidth, ...(isCore ? [width] : []))
    },
  )
}

test('No accessibility violation in a form that could not be stored, and is sent again', async ({
  page,
  database,
}) => {
  const [, { path, form, fill }] = FORMS
  database.setFault('deny')
  await openPage(page, path)
  await fill(page)
  await submitExpectingErrors(page, form(page))
  await expectNoViolation(page, 'failed', PHONE)
  // No reply comes, so the form stays in its pending state.
  await page.route('**', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  )
  await submitForm(form(page))
  await page.getByRole('button', { name: 'Sending your request' }).waitFor()
  await expectNoViolation(page, 'sending', PHONE)
})

test('No accessibility violation in an open menu, and in a booking with suggestions', async ({
  page,
}) => {
  await openPage(page, '/toronto')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectNoViolation(page, 'menu', PHONE)

  await stubGoogleMaps(page)
  await searchAddress(page)
  await expectNoViolation(page, 'suggestions', PHONE, DESKTOP)
  await openPage(page, '/toronto/book-now')
  const form = getBookingForm(page)
  await form.getByRole('checkbox', { name: 'Pianos' }).check()
  await form.getByRole('radio', { name: /^Half/ }).check()
  await getDay(page, getOpenDay('toronto')).check()
  await expectNoViolation(page, 'half filled', DESKTOP)
})

test('The page of a request is accessible in every state', async ({ page, site, database }) => {
  test.slow()
  const { path, key } = await sendRequest(site.url, 'pickup')
  const quote = await sendRequest(site.url, 'quote')
  const check = async (state: string) => {
    await expectNoViolation(page, state, DESKTOP, PHONE)
    expect.soft(await findSmallTargets(page), state).toEqual([])
    await expectNoLayoutIssues(page)
  }
  await openPage(page, path)
  await check('booked')
  await openPage(page, path)
  await pressMove(page)
  await page.locator('[data-summary]').waitFor()
  await check('with a message')
  for (const asked of [path, quote.path]) {
    await openPage(page, `${asked}&cancel=1`)
    await check('asking whether to cancel')
  }
  database.put(`/jobs/${key}/job_status`, 'cancelled')
  await openPage(page, `${path}&done=1`)
  await check('cancelled')
})
