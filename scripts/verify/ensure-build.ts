import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshBuildTimestamps } from '@/e2e/support/servers/refresh-build-timestamps'

/** @param isBuilt uses the existing build instead of a new one */
export function ensureBuild(isBuilt: boolean): void {
  if (isBuilt) {
    if (existsSync('.next/BUILD_ID')) return refreshBuildTimestamps('.')
    throw new Error(
      'There is no build to test: run `npm run build` first, or leave out --no-build.',
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const env = {
    ...process.env,
    FIREBASE_DATABASE_URL: '',
    LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'),
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { env, stdio: 'inherit' })
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error('The build failed.')
}
