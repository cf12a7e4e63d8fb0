import type { Browser, BrowserContextOptions } from '@playwright/test'
import { A11Y_ENGINES, type A11yEngine } from './a11y-engines'
import { NON_CITY_PAGES, getCityPages } from '@/e2e/support/pages/page-types'
import {
  FORM_STATES,
  INTERACTION_STATES,
  openPageState,
  type PageState,
} from '@/e2e/support/pages/page-states'

export const WIDTHS = [390, 1280] as const
export const HEIGHT = 800

type Media = Pick<BrowserContextOptions, 'reducedMotion' | 'forcedColors'>
const MODES = {
  normal: { reducedMotion: 'no-preference', forcedColors: 'none' },
  'reduced motion': { reducedMotion: 'reduce', forcedColors: 'none' },
  'forced colors': { reducedMotion: 'no-preference', forcedColors: 'active' },
} as const satisfies Record<string, Media>
type Mode = keyof typeof MODES
const MODE_NAMES = ['normal', 'reduced motion', 'forced colors'] as const satisfies Mode[]
const ENGINE_NAMES = ['axe', 'ibm'] as const satisfies A11yEngine[]

/** Every kind of page, form and state, in Toronto or without a city. */
export const PAGE_STATES: PageState[] = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  ...FORM_STATES,
  ...INTERACTION_STATES,
]

/** Pages of a city in the USA, with ZIP codes and other texts. */
export const DFW_PAGE_STATES: PageState[] = getCityPages('dfw')

export interface A11yCheck {
  width: number
  mode: Mode
  engine: A11yEngine
}

export const ALL_CHECKS: A11yCheck[] = WIDTHS.flatMap((width) =>
  MODE_NAMES.flatMap((mode) => ENGINE_NAMES.map((engine) => ({ width, mode, engine }))),
)

/** Checks for the nth state, so that all pairs of state, width, mode and engine occur. */
export function getPairwiseChecks(n: number): A11yCheck[] {
  return MODE_NAMES.map((mode, m) => ({
    mode,
    width: pickCyclic(WIDTHS, n + m),
    engine: pickCyclic(ENGINE_NAMES, Math.floor(n / 2) + m),
  }))
}

function pickCyclic<Item>(items: readonly [Item, ...Item[]], n: number): Item {
  return items[n % items.length] ?? items[0]
}

/** Opens a state once and runs each check on it. */
export async function findViolations(
  browser: Browser,
  baseURL: string,
  state: PageState,
  checks: A11yCheck[],
): Promise<{ check: A11yCheck; violations: string[] }[]> {
  const [first] = checks
  if (!first) return []
  const page = await openPageState(browser, state, {
    baseURL,
    viewport: { width: first.width, height: HEIGHT },
    ...MODES[first.mode],
  })
  try {
    await page.waitForLoadState('networkidle')
    await state.prepare?.(page)
    // A submission loads another document, whose styles may still be loading.
    await page.waitForLoadState('networkidle')
    const results: { check: A11yCheck; violations: string[] }[] = []
    for (const check of checks) {
      await page.setViewportSize({ width: check.width, height: HEIGHT })
      await page.emulateMedia(MODES[check.mode])
      results.push({ check, violations: await A11Y_ENGINES[check.engine](page) })
    }
    return results
  } finally {
    await page.context().close()
  }
}
