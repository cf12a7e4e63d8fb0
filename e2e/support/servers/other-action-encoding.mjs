// Loaded before the site (NODE_OPTIONS=--import=…). Renames the prefixes that React's decoder expects,
// as a new release might.
import { registerHooks } from 'node:module'

const DECODER = 'app-page-turbo.runtime.prod.js'
const CHANGES = [
  ['case"_":null===(n=e.referencedEntries', 'case"~":null===(n=e.referencedEntries'],
  ['._prefix+"_"+d+"_"', '._prefix+"~"+d+"~"'],
  ['"$ACTION_', '"$SERVER_'],
]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(DECODER)) return loaded
    let source = String(loaded.source)
    for (const [from, to] of CHANGES) {
      if (!source.includes(from)) throw new Error(`${DECODER} does not contain ${from}`)
      source = source.replaceAll(from, to)
    }
    return { ...loaded, source }
  },
})
