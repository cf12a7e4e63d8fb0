import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

interface ClientReferenceManifest {
  clientModules: Record<string, unknown>
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as Value
}

/** Every page: its file below app/ and its address. */
export function getBuiltPages(): { file: string; address: string }[] {
  const addresses = readJson<Record<string, string>>('app-path-routes-manifest.json')
  return Object.entries(addresses)
    .filter(([file]) => file.startsWith('/[country]') && file.endsWith('/page'))
    .map(([file, address]) => ({ file, address }))
}

export function getPrerenderedRoutes(): Set<string> {
  const { routes } = readJson<{ routes: Record<string, { srcRoute: string | null }> }>(
    'prerender-manifest.json',
  )
  return new Set(Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path))
}

/** Files of our client components in a page's first load. */
export function getClientComponents(file: string): string[] {
  const sandbox: { __RSC_MANIFEST?: Record<string, ClientReferenceManifest> } = {}
  const script = readFileSync(`.next/server/app${file}_client-reference-manifest.js`, 'utf8')
  runInNewContext(script, Object.assign(sandbox, { globalThis: sandbox }))
  return Object.values(sandbox.__RSC_MANIFEST ?? {})
    .flatMap(({ clientModules }) => Object.keys(clientModules))
    .filter((path) => !path.includes('node_modules'))
    .map((path) => path.replace('[project]/', '').replace(/ <module evaluation>$/, ''))
    .sort()
}
