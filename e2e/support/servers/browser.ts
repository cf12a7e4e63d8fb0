import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

/** Comes first: the whole browser opens a window per test and takes twice the time. */
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

/** Path of an installed Chromium, else of Playwright's own; undefined without either. */
export function findBrowser(): string | undefined {
  const installed = BROWSER_FOLDERS.flatMap((place) =>
    [...BROWSER_NAMES, 'Google Chrome', 'Chromium'].map((name) => join(place, name)),
  )
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/** No background traffic. For root, Chromium refuses to start with a sandbox. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Hinted letters have other widths than on real screens, so lines would wrap elsewhere.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export const FONT_SETS = ['arial', 'roboto', 'dejavu'] as const
type FontSet = (typeof FONT_SETS)[number]

/** Limits the browser to these system fonts, so that pages look alike on every machine. */
export function getBrowserEnv(fonts: FontSet = 'arial'): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: resolve(`e2e/fonts/${fonts}.conf`) }
}
