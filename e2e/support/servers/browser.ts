import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The headless shell first: the whole browser opens a window with toolbars for every test, which nobody
 * sees, and takes about twice the time.
 */
export const HEADLESS_CHROMIUM = 'chromium-headless-shell'
const BROWSER_NAMES = [
  HEADLESS_CHROMIUM,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const BROWSER_FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** Path of an installed Chromium, else of Playwright's own; undefined where there is neither. */
export function findBrowser(): string | undefined {
  const installed = BROWSER_FOLDERS.flatMap((place) =>
    [...BROWSER_NAMES, 'Google Chrome', 'Chromium'].map((name) => join(place, name)),
  )
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/** Quiet on a closed network; without a sandbox only where Chromium refuses to have one. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on real screens: hinted ones wrap lines elsewhere.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** System fonts that a browser on Linux can be started with: the files of e2e/fonts. */
export const FONT_SETS = ['arial', 'roboto', 'noto', 'dejavu', 'serif'] as const
type FontSet = (typeof FONT_SETS)[number]

/** Environment of a browser that sees these system fonts only, so that pages look alike on every machine. */
export function getBrowserEnv(fonts: FontSet = 'arial'): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: resolve(`e2e/fonts/${fonts}.conf`) }
}
