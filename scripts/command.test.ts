import { joinRecordKeys } from './command'

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
  [
    ['--value', '-5'],
    ['--value', '-5'],
  ],
  [
    ['--json', KEY],
    ['--json', KEY],
  ],
  [['--won'], ['--won']],
])('%j is read as %j', (typed, args) => {
  expect(joinRecordKeys(typed, OPTIONS)).toEqual(args)
})
