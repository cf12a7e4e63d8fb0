import { runScript } from './run-script'

runScript('assets', process.argv.slice(2))
