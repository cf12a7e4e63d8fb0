/** `npm run assets [-- <name>]` writes committed files; see the modules of scripts/assets. */
const NAMES = ['codes', 'fonts', 'pictures']

export {}

const [asset] = process.argv.slice(2)
if (asset && !NAMES.includes(asset)) throw new Error(`npm run assets [-- ${NAMES.join(' | ')}]`)
for (const name of asset ? [asset] : NAMES) await import(`./assets/${name}.ts`)
