import nextJest from 'next/jest.js'

/** Unit tests are beside the file that they test. */
export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // No test depends on it; on a busy machine some take ten times as long.
  testTimeout: 60_000,
  // By default a machine of two cores has one worker, which waits where tests wait.
  maxWorkers: 2,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Not `*.spec.ts`, which are Playwright's, and not scripts/test.ts, which runs this.
  testMatch: ['**/*.test.{ts,tsx}'],
})
