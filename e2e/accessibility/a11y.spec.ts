import type { Page } from '@playwright/test'
import { searchAddress } from '@/e2e/support/pages/address-fields'
import { getDay, getOpenDay, stubEmptyMaps, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { waitForHydration, openPage } from '@/e2e/support/pages/hydration'
import { FORMS, submitExpectingErrors } from '@/e2e/support/pages/site-forms'
import { stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import {
  getCityPages,
  NON_CITY_PAGES,
  TRANSLATED_PAGES,
  visitPage,
  type PageType,
} from '@/e2e/support/pages/page-types'
import { submitForm } from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  findAxeViolations,
  findFocusIssues,
  findSmallTargets,
} from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { pressMove, sendRequest } from '@/e2e/support/pages/request-page'

interface PageState extends PageType {
  prepare?: (page: Page) => Promise<unknown>
  withoutScripts?: true
  widths?: number[]
}

async function fillHalfOfBooking(page: Page): Promise<void> {
  await page.setViewportSize(WIDE_SCREEN)
  await page.getByRole('checkbox', { name: 'Pianos' }).check()
  await page.getByRole('radio', { name: /^Half/ }).check()
  await getDay(page, getOpenDay('toronto')).check()
}

/** The database of these forms denies every write. */
const FORM_STATES: PageState[] = FORMS.flatMap(({ name, form, fill, ...place }): PageState[] => [
  {
    name: `${name}-errors`,
    ...place,
    prepare: (page) => submitExpectingErrors(page, form(page)),
  },
  {
    name: `${name}-failed`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      await submitExpectingErrors(page, form(page))
    },
  },
  {
    name: `${name}-sending`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      // No answer comes, so the form stays in its pending state.
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      )
      await submitForm(form(page))
      await page.getByRole('button', { name: 'Sending your request' }).waitFor()
    },
  },
  {
    name: `${name}-no-javascript-errors`,
    ...place,
    withoutScripts: true,
    prepare: (page) => submitExpectingErrors(page, form(page)),
  },
])

const BOOKING_PAGE = { path: '/toronto/book-now', visitorCountry: 'CA' } as const

const INTERACTION_STATES: PageState[] = [
  {
    name: 'faq-open',
    path: '/toronto/faq',
    visitorCountry: 'CA',
    prepare: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click()
    },
  },
  { name: 'booking-half-filled', ...BOOKING_PAGE, prepare: fillHalfOfBooking },
  {
    name: 'menu-open',
    path: '/toronto',
    visitorCountry: 'CA',
    prepare: async (page) => {
      // A wide screen shows a row of links instead of the button.
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    // Suggestions need a build with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY.
    name: 'booking-suggestions',
    ...BOOKING_PAGE,
    prepare: async (page) => {
      await stubGoogleMaps(page)
      await searchAddress(page)
    },
  },
]

const PAGE_STATES: PageState[] = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  // Only the words of these pages differ from the English ones.
  ...[
    ...getCityPages('ottawa', 'fr'),
    ...getCityPages('miami', 'es').slice(0, 3),
    ...TRANSLATED_PAGES,
  ].map((page) => ({ ...page, widths: [390] })),
  ...FORM_STATES,
  ...INTERACTION_STATES,
]

/** CSS px. */
const WIDTHS = [390, 1280]

test.use({ expectedErrors: [/404|ERR_FAILED/] })

const CORE_PAGES = ['toronto-landing', 'toronto-get-quote', 'toronto-book-now']

for (const state of PAGE_STATES) {
  const { name, prepare, withoutScripts, widths } = state
  test(
    `No accessibility violation: ${name}`,
    { tag: CORE_PAGES.includes(name) ? '@core' : [] },
    async ({ page, database }) => {
      database.setFault('deny')
      await stubEmptyMaps(page)
      // Axe needs JavaScript.
      if (withoutScripts) await page.route('**/*.js', (route) => route.abort())
      await visitPage(page, state)
      if (!withoutScripts) await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      if (prepare) {
        await prepare(page)
        // A submission loads another document, and its styles may still be loading.
        await page.waitForLoadState('networkidle')
      }
      for (const width of widths ?? WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([])
      }
    },
  )
}

for (const [n, type] of [...NON_CITY_PAGES, ...getCityPages('toronto')].entries()) {
  const width = n % 2 ? 1280 : 390
  test(`A visitor of ${type.name} at ${width} px sees the keyboard focus at every stop, and every target is large enough`, async ({
    page,
  }) => {
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
  })
}

for (const [state, kind, query] of [
  ['booked', 'pickup', ''],
  ['with a message', 'pickup', ''],
  ['asking whether to cancel', 'pickup', '&cancel=1'],
  ['asking whether to cancel a quote', 'quote', '&cancel=1'],
  ['cancelled', 'pickup', '&done=1'],
] as const) {
  test(`The page of a request is accessible ${state}`, async ({ page, site, database }) => {
    const { path, key } = await sendRequest(site.url, kind)
    if (state === 'cancelled') database.put(`/jobs/${key}/job_status`, state)
    await openPage(page, path + query)
    if (state === 'with a message') {
      await pressMove(page)
      await page.locator('[data-summary]').waitFor()
    }
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([])
    }
    expect.soft(await findSmallTargets(page)).toEqual([])
    await expectNoLayoutIssues(page)
  })
}
