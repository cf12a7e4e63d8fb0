import { InvalidArgumentError } from 'commander'
import { applyChange, applyChanges, type RecordChanges, type StoredRecord } from '@/lib/store/store'
import { env } from '@/lib/env'
import { addDays } from '@/lib/dates/wall-clock'
import { getAreaLocation } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import {
  CHANGE_PARSERS,
  createChanges,
  listAreaDays,
  listChanged,
  toScope,
  type ChangeOptions,
} from './changes'

const NOW = new Date('2026-11-20T15:00:00Z')
const PHONE = { tracking_phone: '416-555-0110' }
const LOCATIONS: Record<string, StoredRecord> = {
  toronto: { ...PHONE, closed_dates: '2026-01-01,2026-12-25,2026-12-28', notice_hours: 24 },
  barrie: PHONE,
  ottawa: { ...PHONE, closed_dates: 'Christmas' },
  'kitchener-waterloo': { ...PHONE, open_dates: '2027-07-01' },
  'hamilton-niagara': { ...PHONE, areas: { houston: { closed_dates: '2026-12-28' } } },
}
/** The record of one location lacks this closed holiday; the other location opened it. */
env.HOLIDAYS = JSON.stringify({ barrie: ['2027-07-01'], 'kitchener-waterloo': ['2027-07-01'] })
const PRICES = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'
const RATES = 'two:149,three:209,minimum:3,travel:79,currency:USD'
const US_PRICES = PRICES.replace('CAD', 'USD')
const isOption = (name: string): name is keyof typeof CHANGE_PARSERS => name in CHANGE_PARSERS

/** Parses like commander: each text gets the result of the earlier ones. */
function parse(commandLine: string): ChangeOptions {
  const options: Record<string, unknown> = {}
  for (const [, option = '', text = ''] of commandLine.matchAll(/--(\S+) (.*?)(?= --|$)/g)) {
    const name = option.replace('-m', 'M')
    options[name] = isOption(name) ? CHANGE_PARSERS[name](text, options[name] as never) : text
  }
  return options
}

function create(commandLine: string) {
  const options = parse(commandLine)
  const changes = listChanged(options).map((id) => [id, createChanges(id, options, find(id), NOW)])
  return Object.fromEntries(changes) as Record<string, RecordChanges>
}
const find = (id: string) => LOCATIONS[getAreaLocation(id as AreaKey)]

function apply(changes: Record<string, RecordChanges>) {
  const records = Object.entries(changes).map(([id, change]) => {
    const changed = applyChange((record) => record && applyChanges(record, change), find(id) ?? {})
    return [id, changed]
  })
  return Object.fromEntries(records) as object
}

test.each<[commandLine: string, changes: Record<string, RecordChanges>]>([
  [
    '--set barrie=(705) 555-0123 --close toronto=2026-12-26 --close barrie=2027-01-01,2026-12-25 --close barrie=2026-12-25 --open toronto=2026-12-28 --notice barrie=48 --capacity barrie=4',
    {
      toronto: { closed_dates: '2026-12-25,2026-12-26' },
      barrie: {
        tracking_phone: '705-555-0123',
        closed_dates: '2026-12-25,2027-01-01',
        notice_hours: 48,
        jobs_per_window: 4,
      },
    },
  ],
  [
    '--notice toronto=0 --capacity toronto=0',
    { toronto: { notice_hours: null, jobs_per_window: null } },
  ],
  ['--open toronto=2026-12-25,2026-12-28', { toronto: { closed_dates: null } }],
  [
    '--open barrie=2027-07-01 --close kitchener-waterloo=2027-07-01',
    {
      barrie: { closed_dates: null, open_dates: '2027-07-01' },
      'kitchener-waterloo': { closed_dates: null, open_dates: null },
    },
  ],
  // Past dates are dropped.
  ['--close toronto=2026-12-24', { toronto: { closed_dates: '2026-12-24,2026-12-25,2026-12-28' } }],
  [
    `--prices barrie=${PRICES} --texts barrie=yes --speaks barrie=fr,en --reviews barrie=https://r.example/b --dispatch barrie=a@crew.example, b@crew.example`,
    {
      barrie: {
        prices: PRICES,
        texts: true,
        languages: 'fr,en',
        reviews_url: 'https://r.example/b',
        dispatch_email: 'a@crew.example,b@crew.example',
      },
    },
  ],
  [
    '--prices barrie=none --texts barrie=no --speaks barrie=en --reviews barrie=none --dispatch barrie=none',
    {
      barrie: {
        ...{ prices: null, texts: null, languages: null },
        ...{ reviews_url: null, dispatch_email: null },
      },
    },
  ],
  [
    `--area houston --close houston=2026-12-25 --open houston=2026-12-28 --capacity houston=2 --notice houston=0 --day-mail houston=18:00 --prices houston=${US_PRICES} --rates houston=${RATES} --dispatch houston=none`,
    {
      houston: {
        'areas/houston/closed_dates': '2026-12-25',
        'areas/houston/prices': US_PRICES,
        'areas/houston/rates': RATES,
        'areas/houston/jobs_per_window': 2,
        'areas/houston/notice_hours': null,
        'areas/houston/day_mail': '18:00',
        'areas/houston/dispatch_email': null,
      },
    },
  ],
  [
    '--area hamilton-niagara --close hamilton-niagara=2026-12-25',
    { 'hamilton-niagara': { 'areas/hamilton-niagara/closed_dates': '2026-12-25' } },
  ],
  [
    '--open hamilton-niagara=2026-12-28 --capacity hamilton-niagara=3',
    {
      'hamilton-niagara': {
        closed_dates: null,
        'areas/houston/closed_dates': null,
        jobs_per_window: 3,
      },
    },
  ],
  [
    '--area barrie --capacity barrie=4 --texts barrie=yes',
    { barrie: { jobs_per_window: 4, texts: true } },
  ],
])('%s is one change', (commandLine, changes) => {
  expect(apply(create(commandLine))).toEqual(apply(changes))
})

const hundredDays = Array.from({ length: 100 }, (_, n) => addDays('2027-01-01', n)).join()

test.each([
  ['--set barrie=705-555', 'A phone number is like'],
  ['--set nowhere=705-555-0123', 'The locations are toronto, south-florida, '],
  ['--set miami=305-555-0100', 'Miami belongs to south-florida'],
  ['--set =705-555-0123', 'Say which and what'],
  ['--set barrie', 'Say which and what'],
  ['--close toronto=', 'Say which and what'],
  ['--close toronto=25.12.2026', 'Dates are like'],
  ['--close toronto=2026-02-30', 'Dates are like'],
  ['--close toronto=2026-12-25,', 'Dates are like'],
  ['--close toronto=2026-11-19', '2026-11-19 is past'],
  ['--close barrie=2026-12-25 --close toronto=2026-11-19', '2026-11-19 is past'],
  [`--close barrie=${hundredDays}`, 'barrie would have 100 entries in one list; the limit'],
  ['--close ottawa=2026-12-25', 'closed_dates of ottawa is invalid'],
  ['--open toronto=2026-12-26', 'toronto is not closed on 2026-12-26'],
  ['--notice toronto=169', 'from 0 (none) to 168'],
  ['--notice toronto=-1', 'from 0 (none) to 168'],
  ['--notice toronto=1.5', 'from 0 (none) to 168'],
  ['--reviews barrie=http://r.example/b', 'Use an https:// URL, or none'],
  ['--reviews barrie=https://r.example/"><b>', 'Use an https:// URL, or none'],
  ['--dispatch barrie=the crew', 'must be email addresses'],
  ['--capacity toronto=51', 'from 0 (none) to 50'],
  ['--capacity toronto=four', 'from 0 (none) to 50'],
  ['--prices barrie=half:219-289', 'quarter is missing'],
  [`--rates barrie=${RATES}`, 'currency:USD is not possible'],
  [`--prices south-florida=${PRICES}`, 'currency:CAD is not possible'],
  ['--texts barrie=maybe', 'Use yes or no.'],
  ['--speaks ottawa=en,xx', 'the list must include en'],
  ['--speaks ottawa=fr', 'Choose from en,fr,'],
  ['--notice edmonton=24', 'edmonton is not in the store'],
  [`--area houston --prices houston=${PRICES}`, 'currency:CAD is not possible'],
  ['--area houston --open houston=2026-12-26', 'houston is not closed on 2026-12-26'],
])('%s is rejected as a whole', (commandLine, reason) => {
  const both = commandLine.includes('--area') ? commandLine : `--notice barrie=24 ${commandLine}`
  expect(() => create(both)).toThrow(InvalidArgumentError)
  expect(() => create(both)).toThrow(reason)
})

test.each<[AreaKey, commandLine: string, path: string, areas: string[]]>([
  ['toronto', '', '', ['toronto']],
  ['hamilton-niagara', '', '', ['hamilton-niagara', 'houston']],
  ['hamilton-niagara', '--area hamilton-niagara', 'areas/hamilton-niagara/', ['hamilton-niagara']],
  ['houston', '--area houston', 'areas/houston/', ['houston']],
])('%s with "%s" is written at "%s"', (id, commandLine, path, areas) => {
  const options = parse(commandLine)
  expect(toScope(id, options)).toMatchObject({ path, areas })
  expect(listAreaDays([[id, '2026-12-25']], options)).toEqual(
    areas.map((areaKey) => [areaKey, '2026-12-25']),
  )
})

test.each<[AreaKey, commandLine: string, reason: string]>([
  ['houston', '', 'houston is a crew area of hamilton-niagara: add --area houston'],
  ['hamilton-niagara', '--area houston', 'write houston=… instead of hamilton-niagara=…'],
  ['houston', '--area houston --texts houston=yes', '--texts is of the number'],
])('%s with "%s" is rejected', (id, commandLine, reason) => {
  expect(() => toScope(id, parse(commandLine))).toThrow(reason)
})
