import { joinDashedValues, readArguments, UsageError } from './command'

const OPTIONS = {
  won: { type: 'string', help: '' },
  value: { type: 'string', help: '' },
  json: { type: 'boolean', help: '' },
} as const
const KEY = '-OZx3_aB-0123456789z'

test.each([
  [
    ['--won', KEY, '--value', '850'],
    [`--won=${KEY}`, '--value', '850'],
  ],
  [
    ['--value', '850', '--won', KEY],
    ['--value', '850', `--won=${KEY}`],
  ],
  [[`--won=${KEY}`], [`--won=${KEY}`]],
  [
    ['--won', '--value', '850'],
    ['--won', '--value', '850'],
  ],
  [['--value', '-5'], ['--value=-5']],
  [
    ['--json', KEY],
    ['--json', KEY],
  ],
  [['--won'], ['--won']],
])('%j is read as %j', (typed, args) => {
  expect(joinDashedValues(typed, OPTIONS)).toEqual(args)
})

test.each([
  [['--won', '--value', '850'], "Option '--won <value>' argument missing."],
  [['--won'], "Option '--won <value>' argument missing."],
  [['--json=5'], "Option '--json' does not take an argument."],
  [['--wrong'], "Unknown option '--wrong'."],
  [['-w'], "Unknown option '-w'."],
  [['jobs'], "Unexpected argument 'jobs'."],
])('%j is rejected with one sentence and the way to the help', (typed, problem) => {
  process.argv = ['node', 'leads.ts', ...typed]
  expect(() => readArguments('leads', OPTIONS)).toThrow(
    new UsageError(`${problem} The options: npm run leads -- --help`),
  )
})
