import { runScript } from './run-script'

/** `npm run assets -- <name>`: makes files that are committed. */
runScript('assets', process.argv.slice(2))
