import type { Browser, BrowserContextOptions } from '@playwright/test'
import { ENGINES, type Engine } from './barriers'
import { AREA_PAGES, cityPages } from './page-types'
import { FORM_STATES, OPENED_STATES, openState, type State } from './states'

/** What accessibility is checked of: every page and state, at two widths, for three kinds of visitors. */

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
const ENGINE_NAMES = ['axe', 'ibm'] as const satisfies Engine[]

/** Every kind of page, form and state, in Canada's largest city; where it is no city's own, in the USA. */
export const STATES: State[] = [
  ...AREA_PAGES,
  ...cityPages('toronto'),
  ...FORM_STATES,
  ...OPENED_STATES,
]

/** The same kinds of pages of a city in the other country: other words, and ZIP codes. */
export const MORE_STATES: State[] = cityPages('dfw')

export interface Look {
  width: number
  mode: Mode
  engine: Engine
}

export const EVERY_LOOK: Look[] = WIDTHS.flatMap((width) =>
  MODE_NAMES.flatMap((mode) => ENGINE_NAMES.map((engine) => ({ width, mode, engine }))),
)

/** Looks at the nth state, such that state, width, mode and engine are met in all pairs. */
export function somePairs(n: number): Look[] {
  return MODE_NAMES.map((mode, m) => ({
    mode,
    width: turn(WIDTHS, n + m),
    engine: turn(ENGINE_NAMES, Math.floor(n / 2) + m),
  }))
}

function turn<Item>(items: readonly [Item, ...Item[]], n: number): Item {
  return items[n % items.length] ?? items[0]
}

/** Opens a state once, looks at it in these ways, and tells what keeps people out in each. */
export async function findBarriers(
  browser: Browser,
  baseURL: string,
  state: State,
  looks: Look[],
): Promise<{ look: Look; barriers: string[] }[]> {
  const [first] = looks
  if (!first) return []
  const page = await openState(browser, state, {
    baseURL,
    viewport: { width: first.width, height: HEIGHT },
    ...MODES[first.mode],
  })
  try {
    await page.waitForLoadState('networkidle')
    await state.prepare?.(page)
    // What was sent leads to another document, whose styles may still be on their way.
    await page.waitForLoadState('networkidle')
    const found: { look: Look; barriers: string[] }[] = []
    for (const look of looks) {
      await page.setViewportSize({ width: look.width, height: HEIGHT })
      await page.emulateMedia(MODES[look.mode])
      found.push({ look, barriers: await ENGINES[look.engine](page) })
    }
    return found
  } finally {
    await page.context().close()
  }
}
