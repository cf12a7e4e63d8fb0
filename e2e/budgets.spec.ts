import { builtPages, clientComponentsOf, prerenderedAddresses } from './support/built-pages'
import { withoutMaps } from './support/booking-page'
import { KINDS, weigh } from './support/first-load'
import { expect, test } from './support/fixtures'
import { AREA_PAGES, cityPages } from './support/page-types'

/**
 * What a page may weigh on a phone before the first touch: KiB as sent, requests, elements. A little
 * above what it weighs today; raise one only with a reason that a visitor would accept.
 */
const BUDGET = { html: 16, js: 147, css: 10, fonts: 30, pictures: 19, requests: 22, elements: 450 }
type Budget = typeof BUDGET

/** Where a page needs more: the landing page's two forms, the booking's questions. */
const LANDING: Partial<Budget> = { html: 21.5, elements: 500 }
const MORE: Record<string, Partial<Budget>> = {
  landing: LANDING,
  'toronto-landing': LANDING,
  'toronto-book-now': { js: 157, requests: 29, elements: 570 },
}

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

for (const type of [...AREA_PAGES, ...cityPages('toronto')]) {
  test(`A visitor of ${type.name} loads no more than its budget`, async ({ page }) => {
    await withoutMaps(page)
    const { weights, requests, elements, files } = await weigh(page, type)
    const budget = { ...BUDGET, ...MORE[type.name] }
    const spent: Budget = { ...weights, requests, elements }
    for (const name of [...KINDS, 'requests', 'elements'] as const) {
      const part = name in weights ? files.filter((file) => file.includes(` ${name} `)) : files
      const grew = `${name} of ${type.name}: ${spent[name].toFixed(1)}, allowed ${budget[name]}\n${part.join('\n')}`
      expect.soft(spent[name], grew).toBeLessThanOrEqual(budget[name])
    }
  })
}

/** KiB of scripts once a form is touched and its visitor has paused: react-hook-form 11, zod 18, the schema. */
const TOUCHED: Record<string, number> = {
  'toronto-landing': 178,
  'toronto-get-quote': 177,
  'toronto-book-now': 189.5,
}

for (const type of cityPages('toronto').filter(({ name }) => name in TOUCHED)) {
  test(`A visitor who fills the form of ${type.name} loads no more than its budget`, async ({
    page,
  }) => {
    await withoutMaps(page)
    let scriptsDone = 0
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scriptsDone++
    })
    const { weights, files } = await weigh(page, type, async () => {
      const before = scriptsDone
      await page.getByLabel('Your name').first().fill('Mary')
      // react-hook-form at once, zod and the schema when the visitor pauses.
      await expect.poll(() => scriptsDone - before).toBeGreaterThanOrEqual(3)
    })
    const scripts = files.filter((file) => file.includes(' js '))
    expect(weights.js, scripts.join('\n')).toBeLessThanOrEqual(TOUCHED[type.name] ?? 0)
  })
}

/** Made for each request, because they show what was just asked for. */
const LIVE = ['/[country]/thankyou', '/[country]/self-test']

test('Every page but the thanks is made before anybody asks', () => {
  const made = prerenderedAddresses()
  const pages = builtPages().map(({ address }) => address)
  expect(pages.length).toBeGreaterThan(10)
  const live = pages.filter((address) => !made.has(address))
  expect(live.sort(), 'pages that became dynamic: what do they read of the request?').toEqual(
    LIVE.toSorted(),
  )
})

/** What runs in the browser on every page, and what a page adds. A new name costs every visitor. */
const EVERYWHERE = [
  'app/global-error.tsx',
  'components/layout/page-boundary.tsx',
  'components/layout/scroll-to-top.tsx',
  'components/layout/site-menu.tsx',
  'components/layout/sticky-header.tsx',
  'components/analytics/measure.tsx',
]
const ADDED: [pages: RegExp, components: string[]][] = [
  [
    /^\/\[country\](\/\[city\])?(\/hire)?$/,
    [
      'components/landing/film-player.tsx',
      'components/moving-quote/moving-quote-form.tsx',
      'components/moving-quote/quick-quote-form.tsx',
    ],
  ],
  [/\/get-quote/, ['components/moving-quote/quick-quote-form.tsx']],
  [/\/book-now$/, ['components/junk-removal/booking-form.tsx']],
  [/\/privacy$/, ['components/content/privacy-choices.tsx']],
]

test('No component joins a page’s first load unseen', () => {
  for (const { file, address } of builtPages()) {
    const [, added = []] = ADDED.find(([pages]) => pages.test(address)) ?? []
    const components = clientComponentsOf(file)
    const expected = [...EVERYWHERE, ...added].sort()
    expect(components, `what runs in the browser on ${address}`).toEqual(expected)
  }
})
