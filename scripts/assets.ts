/** `npm run assets -- <name>` writes committed files: see each module of scripts/assets. */
const NAMES = ['codes', 'fonts', 'icons', 'og']

export {}

const [asset = ''] = process.argv.slice(2)
if (!NAMES.includes(asset)) throw new Error(`npm run assets -- ${NAMES.join(' | ')}`)
await import(`./assets/${asset}.ts`)
