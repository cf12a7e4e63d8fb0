import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { COMMANDS } from '@/scripts/command-list'

// No browser that could stop painting: see repeat-stalled.ts.
test.describe.configure({ retries: 0 })

/** All npm scripts of COMMANDS and the subcommands whose file exists. */
const TESTED_COMMANDS = Object.entries(COMMANDS).filter(([name]) => {
  const [folder, script] = name.split(' ')
  return !script || existsSync(`scripts/${folder}/${script}.ts`)
})

test('Every command explains itself with --help', () => {
  test.setTimeout(TESTED_COMMANDS.length * 10_000)
  for (const [name, help] of TESTED_COMMANDS) {
    const { status, stdout, stderr } = runWithArguments(name, '--help')
    expect([name, status, stderr]).toEqual([name, 0, ''])
    expect(stdout).toContain(help)
  }
})

test('Every command rejects an unknown option with one line', () => {
  test.setTimeout(TESTED_COMMANDS.length * 10_000)
  for (const [name] of TESTED_COMMANDS) {
    // Next checks the options of `next build`.
    if (name === 'build') continue
    const { status, stdout, stderr } = runWithArguments(name, '--wrong')
    expect([name, status, stdout]).toEqual([name, 2, ''])
    expect(stderr).toMatch(/^Unknown (option|name) '--wrong'\. .* npm run .*--help\n$/)
  }
})

test('A command that would do nothing says so at once', () => {
  test.slow()
  for (const [name, args, problem] of [
    ['assets', [], /^A name is missing\. The names: npm run assets -- --help\n$/],
    ['assets film', ['--frames', 'x'], /^"x" is no second: --frames takes 0 to 18, /],
    [
      'verify a11y',
      ['--only', 'nowhere'],
      /^There is no "nowhere": --only takes a part of a name,/,
    ],
    ['verify browsers', ['--only', 'nowhere'], /^There is no "nowhere": --only takes /],
    ['verify screenshots', ['--only', 'nowhere'], /^There is no "nowhere": --only takes /],
    ['verify screenshots', ['--width', '7'], /^No picture is 7 pixels wide\.\n$/],
  ] as const) {
    const { status, stdout, stderr } = runWithArguments(name, ...args)
    expect([name, status, stdout]).toEqual([name, 2, ''])
    expect(stderr).toMatch(problem)
  }
})

test('A command that fails prints one line and no stack trace', () => {
  const env = { ...process.env, FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: '/dev/null/file' }
  const { status, stderr } = spawnSync(
    'tsx',
    ['--conditions=react-server', 'scripts/ops/leads.ts'],
    {
      env,
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^EEXIST.*\n$/)])
})

function runWithArguments(name: string, ...args: string[]) {
  const [script = '', ...subcommand] = name.split(' ')
  return spawnSync('npm', ['run', '--silent', script, '--', ...subcommand, ...args], {
    env: { ...process.env, npm_config_loglevel: 'silent' },
    encoding: 'utf8',
  })
}
