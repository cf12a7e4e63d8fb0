import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './support/browser'

/** Against the built site: `npm run build` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores; a worker mostly waits.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 12_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 390, height: 780 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    screenshot: 'only-on-failure',
  },
})
