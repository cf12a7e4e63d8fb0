import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // No test depends on this limit. On a busy machine some take ten times as long.
  testTimeout: 60_000,
  // On two cores Jest starts one worker by default, which is idle while a test waits.
  maxWorkers: 2,
  // Only tests that wait are concurrent.
  maxConcurrency: 40,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Excludes Playwright's `*.spec.ts`, and scripts/test.ts, which runs Jest.
  testMatch: ['**/*.test.{ts,tsx}'],
})

// Compiles packages that are ES modules only. With `--experimental-vm-modules` instead, V8 caches no code:
// each test file compiles each module again, a third of the whole time.
export default async () => ({
  ...(await createConfig()),
  transformIgnorePatterns: ['/node_modules/(?!(commander|entities|jose|p-map|parse5)/)'],
})
