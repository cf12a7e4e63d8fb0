import { expect, test } from '@playwright/test'
import { runCommand, SCRIPTS } from '@/e2e/support/servers/run-command'

test.slow()

const COMMANDS = Object.entries(SCRIPTS).flatMap(([name, line]) =>
  line.includes('scripts/ops/') ? [name] : [],
)
const NO_STORE = { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: '/dev/null/file' }

test('Every command explains itself with --help, and rejects an unknown option', async () => {
  expect(COMMANDS).toContain('leads')
  for (const name of COMMANDS) {
    const help = await runCommand(name, ['--help'], NO_STORE)
    expect(help.status).toBe(0)
    expect(help.text).toMatch(
      new RegExp(`^Usage: npm run ${name} -- \\[options\\]\n\n[A-Z][^]*\\.\n`),
    )
    const wrong = await runCommand(name, ['--xyz'], NO_STORE)
    expect(wrong).toMatchObject({ status: 2, text: "error: unknown option '--xyz'\n" })
  }
})

test('An option that npm has kept for itself is named', async () => {
  const { status, text } = await runCommand('leads', [], { ...NO_STORE, npm_config_reopen: 'TR' })
  expect(status).toBe(2)
  expect(text).toContain('npm run leads -- --reopen')
  // npm reads this file as a person's .npmrc: see the comment below.
  const taken = { npm_config_yes: 'true', npm_config_userconfig: import.meta.filename }
  const other = await runCommand('leads', ['--find', 'x'], { ...NO_STORE, ...taken })
  expect(other.text).toContain("argument 'x' is invalid")
})
/*
yes = true
*/

const KEY = '-OZx3_aB-0123456789z'

// These options do not fit together; scripts/ops tests the parser of each.
test('Options that do not fit together are refused with the reason in one line', async () => {
  for (const [line, problem] of [
    ['leads jobs', 'too many arguments. Expected 0 arguments but got 1: jobs.'],
    [`leads --won ${KEY} --json`, "option '--won <request>' cannot be used with option '--json'"],
    ['leads --day 2026-11-25 --json', "option '--day <day>' cannot be used with option '--json'"],
    ['leads --value 850', '--value needs --won <request>.'],
    ['leads --yes', '--yes needs --cancel, --move or --reopen <request>.'],
    [`leads --lost ${KEY}`, '--lost needs --why <reason>: price, date,'],
    [`leads --move ${KEY} 2026-12-01 10-12 --yes`, '"10-12" is not an arrival window: use 9-11'],
    ['leads --out clicks.csv', '--again and --out need --google-ads.'],
    ['locations --capacity houston=2', 'houston is a crew area of hamilton-niagara: add --area'],
    ['locations --yes', '--yes needs --close <id=dates> or --free <requests>.'],
    ['locations --unconfirmed', '--unconfirmed needs --free-day <id=day>.'],
    ['locations --mail', '--mail needs --desk <area|all>.'],
    ['locations --close-desks all --seed', "cannot be used with option '--seed'"],
    [
      'canary --url site.example',
      "argument 'site.example' is invalid. An address is like https://",
    ],
    ['forget', 'Say which: --phone, --email, --key or --expired.'],
    ['forget --expired --key x', "option '--expired' cannot be used with option '--key <key>'"],
  ] as const) {
    const [name = '', ...args] = line.split(' ')
    const { status, text } = await runCommand(name, args, NO_STORE)
    expect(text, line).toMatch(/^error: [^\n]+\n$/)
    expect(text).toContain(problem)
    expect(status, line).toBe(2)
  }
})

test('A command that fails prints one line and no stack trace', async () => {
  expect(await runCommand('leads', [], NO_STORE)).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^Store: \/dev\/null\/file\nEEXIST.*\n$/),
  })
  const wrong = { ...NO_STORE, SITE_URL: 'movers' }
  expect(await runCommand('leads', [], wrong)).toMatchObject({
    status: 1,
    text: 'The environment is wrong: SITE_URL must be an http(s) address\n',
  })
})
