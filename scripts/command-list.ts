/** The commands of package.json and of `scripts/{assets,verify}`, each with one line of help. */
export const COMMANDS = {
  build: 'Builds the site with the tracking numbers of the store; options of `next build` follow.',
  check: 'Runs unit tests, linter, type check, formatter and the search for unused code.',
  test: 'Runs the checks, a build and the core browser tests.',
  verify:
    'Runs all browser tests, other browsers, quick fault injection and fuzz; or one named proof.',
  assets: 'Makes files that are committed.',
  leads:
    'Prints requests as a table, JSON or CSV; marks won ones; writes conversions for Google Ads.',
  report: 'Writes an HTML file: which campaigns, cities and headlines brought requests and jobs.',
  locations: "Prints each location's tracking number and calendar.",
  doctor: 'Checks settings, database, rules and locations, and says how to fix what is wrong.',
  canary: 'Sends one test submission through each form, checks that it is stored, and removes it.',
  forget: 'Removes records with their related records, and prints their keys.',
  deliver: 'Sends what a notification channel has not accepted yet.',
  'assets film': 'Draws the hero film and its poster into public/film.',
  'assets fonts':
    'Reduces two fonts to the characters of the pages: public/fonts, app/_shared/fonts.ts, app/styles/fonts.css.',
  'assets icons': 'Draws app/icon.svg in the sizes of phones and older browsers.',
  'assets lock':
    'Adds what npm left out of package-lock.json: packages of other platforms, hashes.',
  'assets og': 'Draws the social sharing picture of each city into public/og.',
  'assets page-dates': 'Writes lib/seo/page-dates.json from the built site. Needs a build.',
  'assets report-picture': 'Draws the report of made-up requests into docs/pictures.',
  'assets rules': 'Writes database.rules.json from lib/database-rules. Does not deploy it.',
  'verify a11y': 'Checks every page and state for accessibility and valid HTML. Needs a build.',
  'verify browsers':
    'Fills the forms in WebKit and Firefox, where they are installed. Needs a build.',
  'verify bench': 'Measures the built site beside two baselines.',
  'verify fault-injection':
    'Sends forms while dependencies fail, and compares answers with records.',
  'verify fuzz': 'Sends hostile forms and broken requests.',
  'verify screenshots': 'Takes pictures of every page and state into .screenshots. Needs a build.',
  'verify spam': 'Sends posts of bots among posts of people. Needs a build.',
} as const
export type CommandName = keyof typeof COMMANDS

/** Prints `verify fuzz` as it is typed: `npm run verify -- fuzz`. */
export function formatCommand(name: CommandName): string {
  const [script, subcommand] = name.split(' ')
  return `npm run ${script}${subcommand ? ` -- ${subcommand}` : ''}`
}

/** Lists the names of `scripts/{folder}` with their help. */
export function listSubcommands(folder: 'assets' | 'verify'): string {
  const names = Object.entries(COMMANDS).filter(([name]) => name.startsWith(`${folder} `))
  return names
    .map(([name, help]) => `  ${name.slice(folder.length + 1).padEnd(16)} ${help}`)
    .join('\n')
}
