import { refreshBuildTimestamps } from './refresh-build-timestamps'
import { ensureTestBuild } from './test-build'

/** Runs once before all tests, in the project's folder. */
export default function setUp(): void {
  ensureTestBuild()
  refreshBuildTimestamps('.')
}
