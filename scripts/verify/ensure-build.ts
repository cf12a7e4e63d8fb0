import { existsSync } from 'node:fs'
import { refreshBuildTimestamps } from '@/e2e/support/servers/refresh-build-timestamps'
import { buildForTests } from '@/e2e/support/servers/test-build'

/** @param isBuilt uses the existing build instead of a new one */
export function ensureBuild(isBuilt: boolean): void {
  if (!isBuilt) return buildForTests()
  if (!existsSync('.next/BUILD_ID')) {
    throw new Error('There is no build: run `npm run build` first.')
  }
  refreshBuildTimestamps('.')
}
