import { defineConfig, type LaunchOptions } from '@playwright/test'
import { BROWSER_ARGS, getBrowserEnv, findBrowser, FONT_SETS } from '@/e2e/support/servers/browser'

const [DEFAULT_FONTS, ...OTHER_FONTS] = FONT_SETS

/** We add Playwright's own engines only if `--project` names them. Workers read it from the environment. */
process.env.BROWSER_ARGUMENTS ??= process.argv.join(' ')
const OTHER_ENGINES = (['firefox', 'webkit'] as const).filter((name) =>
  new RegExp(`--project[= ]${name}\\b`).test(process.env.BROWSER_ARGUMENTS ?? ''),
)

const launchOptions = (fonts: (typeof FONT_SETS)[number]): LaunchOptions => ({
  executablePath: findBrowser(),
  args: BROWSER_ARGS,
  env: getBrowserEnv(fonts),
})

export default defineConfig({
  testDir: '.',
  // Maps `server-only` to nothing: outside a server build its import throws.
  tsconfig: './playwright.tsconfig.json',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/servers/test-build.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores: a worker mostly waits.
  workers: 3,
  // Several times the slowest test, for slower machines.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // Only for a browser that stopped painting (support/servers/repeat-stalled.ts).
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 390, height: 780 },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      // DejaVu is wider than Arial, so a page that fits in it fits in both.
      grepInvert: /@dejavu/,
      use: { launchOptions: launchOptions(DEFAULT_FONTS) },
    },
    ...OTHER_FONTS.map((fonts) => ({
      name: `fonts-${fonts}`,
      grep: new RegExp(`@${fonts}`),
      use: { launchOptions: launchOptions(fonts) },
    })),
    ...OTHER_ENGINES.map((name) => ({
      name,
      testMatch: 'forms/*.spec.ts',
      grep: /@core/,
      use: { browserName: name, launchOptions: { env: getBrowserEnv(DEFAULT_FONTS) } },
    })),
  ],
})
