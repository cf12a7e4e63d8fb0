import { renewBuild } from './renew-build'

/** Before all stories, in the folder of the project. */
export default function setUp(): void {
  renewBuild('.')
}
