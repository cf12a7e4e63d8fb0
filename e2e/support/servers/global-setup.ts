import { refreshBuildTimestamps } from './refresh-build-timestamps'

/** Before all stories, in the folder of the project. */
export default function setUp(): void {
  refreshBuildTimestamps('.')
}
