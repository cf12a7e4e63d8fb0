import { join, resolve } from 'node:path'
import { installPackages } from '@/scripts/verify/install-packages'

/** A package of its own: Lighthouse would add a hundred packages to every `npm ci`. */
export const HOME = resolve('scripts/verify/bench')

export function ensurePackages(): void {
  installPackages(HOME, 'lighthouse')
}

/** A file of one of these packages. */
export const packageFile = (path: string) => join(HOME, 'node_modules', path)
