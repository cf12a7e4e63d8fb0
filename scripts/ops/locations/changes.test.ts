import { InvalidArgumentError } from 'commander'
import { applyChange, applyChanges, type RecordChanges, type StoredRecord } from '@/lib/store/store'
import { env } from '@/lib/env'
import { getAreaLocation } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { createChanges, listChanged } from './changes'
import { getOption, parsePairs, type OptionName } from './options'

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
type Typed = Partial<Record<OptionName, string[]>> & { area?: AreaKey }

jest.useFakeTimers({ now: NOW })

/** Parses like commander: each text gets the result of the earlier ones. */
function create({ area, ...typed }: Typed) {
  const options: Record<string, unknown> = { area }
  for (const name of Object.keys(typed) as (keyof typeof typed)[]) {
    const parse = parsePairs(getOption(name).parse) as (text: string, earlier: unknown) => unknown
    for (const text of typed[name] ?? []) options[name] = parse(text, options[name])
  }
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

test.each<[what: string, Typed, changes: Record<string, RecordChanges>]>([
  [
    'Several options and dates of each location',
    {
      set: ['barrie=(705) 555-0123'],
      close: ['toronto=2026-12-26', 'barrie=2027-01-01,2026-12-25', 'barrie=2026-12-25'],
      open: ['toronto=2026-12-28'],
      notice: ['barrie=48'],
      capacity: ['barrie=4'],
    },
    {
      toronto: { closed_dates: '2026-12-25,2026-12-26' },
      barrie: {
        ...{ tracking_phone: '705-555-0123', closed_dates: '2026-12-25,2027-01-01' },
        ...{ notice_hours: 48, jobs_per_window: 4 },
      },
    },
  ],
  [
    'Zero removes notice and limit, which',
    { notice: ['toronto=0'], capacity: ['toronto=0'] },
    { toronto: { notice_hours: null, jobs_per_window: null } },
  ],
  [
    'The last opened date removes the field, which',
    { open: ['toronto=2026-12-25,2026-12-28'] },
    { toronto: { closed_dates: null } },
  ],
  [
    'A holiday is opened and closed again, which',
    { open: ['barrie=2027-07-01'], close: ['kitchener-waterloo=2027-07-01'] },
    {
      barrie: { closed_dates: null, open_dates: '2027-07-01' },
      'kitchener-waterloo': { closed_dates: null, open_dates: null },
    },
  ],
  [
    'Past dates are dropped, which',
    { close: ['toronto=2026-12-24'] },
    { toronto: { closed_dates: '2026-12-24,2026-12-25,2026-12-28' } },
  ],
  [
    'Prices and texts',
    {
      prices: [`barrie=${PRICES}`],
      texts: ['barrie=yes'],
      speaks: ['barrie=fr,en'],
      reviews: ['barrie=https://r.example/b'],
      reviewsCount: ['barrie=4.7,128,2026-11-20'],
      dispatch: ['barrie=a@crew.example, b@crew.example'],
    },
    {
      barrie: {
        prices: PRICES,
        texts: true,
        languages: 'fr,en',
        reviews_url: 'https://r.example/b',
        reviews_count: '4.7,128,2026-11-20',
        dispatch_email: 'a@crew.example,b@crew.example',
      },
    },
  ],
  [
    'Prices and texts that are taken back',
    {
      ...{ prices: ['barrie=none'], texts: ['barrie=no'] },
      ...{ speaks: ['barrie=en'], reviews: ['barrie=none'] },
      dispatch: ['barrie=none'],
      reviewsCount: ['barrie=none'],
    },
    {
      barrie: {
        reviews_count: null,
        ...{ prices: null, texts: null, languages: null, reviews_url: null, dispatch_email: null },
      },
    },
  ],
  [
    'The options of one area',
    {
      area: 'houston',
      ...{ close: ['houston=2026-12-25'], open: ['houston=2026-12-28'] },
      ...{ capacity: ['houston=2'], notice: ['houston=0'], dayMail: ['houston=18:00'] },
      ...{ prices: [`houston=${PRICES.replace('CAD', 'USD')}`], dispatch: ['houston=none'] },
      rates: [`houston=${RATES}`],
      ...{ reviews: ['houston=https://r.example/t'], reviewsCount: ['houston=none'] },
    },
    {
      houston: {
        'areas/houston/closed_dates': '2026-12-25',
        ...{ 'areas/houston/jobs_per_window': 2, 'areas/houston/notice_hours': null },
        'areas/houston/day_mail': '18:00',
        ...{ 'areas/houston/prices': PRICES.replace('CAD', 'USD'), 'areas/houston/rates': RATES },
        'areas/houston/dispatch_email': null,
        'areas/houston/reviews_url': 'https://r.example/t',
        'areas/houston/reviews_count': null,
      },
    },
  ],
  [
    'The options of the area that has its location’s key',
    { area: 'hamilton-niagara', prices: [`hamilton-niagara=${PRICES}`] },
    { 'hamilton-niagara': { 'areas/hamilton-niagara/prices': PRICES } },
  ],
  [
    'The options of a location with two areas',
    {
      ...{ open: ['hamilton-niagara=2026-12-28'], capacity: ['hamilton-niagara=3'] },
      prices: ['hamilton-niagara=none'],
    },
    {
      'hamilton-niagara': {
        ...{ closed_dates: null, 'areas/houston/closed_dates': null, jobs_per_window: 3 },
        prices: null,
      },
    },
  ],
  [
    'With --area those of a location’s only area',
    { area: 'barrie', capacity: ['barrie=4'], texts: ['barrie=yes'] },
    { barrie: { jobs_per_window: 4, texts: true } },
  ],
])('%s become one change', (_what, typed, changes) => {
  expect(apply(create(typed))).toEqual(apply(changes))
})

const hundredDays = Array.from({ length: 100 }, (_, n) =>
  new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
).join()

test.each<[Typed, string]>([
  [{ close: ['toronto=2026-11-19'] }, '2026-11-19 is past'],
  [{ close: ['barrie=2026-12-25', 'toronto=2026-11-19'] }, '2026-11-19 is past'],
  [{ close: [`barrie=${hundredDays}`] }, 'barrie would have 100 entries in one list; the limit'],
  [{ close: ['ottawa=2026-12-25'] }, 'closed_dates of ottawa is invalid'],
  [{ open: ['toronto=2026-12-26'] }, 'toronto is not closed on 2026-12-26'],
  [{ notice: ['edmonton=24'] }, 'edmonton is not in the store'],
  [{ area: 'houston', prices: [`houston=${PRICES}`] }, 'currency:CAD is not possible'],
  [{ prices: [`hamilton-niagara=${PRICES}`] }, 'add --area hamilton-niagara or houston'],
  [{ rates: [`hamilton-niagara=${RATES}`] }, 'has crew areas of several currencies'],
  [{ prices: [`toronto=${PRICES}`, 'toronto=none'] }, '--prices has toronto twice'],
  [{ set: ['toronto=416-555-0110', 'toronto=416-555-0111'] }, '--set has toronto twice'],
  [{ area: 'houston', open: ['houston=2026-12-26'] }, 'houston is not closed on 2026-12-26'],
])('%j is rejected as a whole', (options, reason) => {
  const first = options.area ? [] : ['barrie=24']
  const both = { ...options, notice: [...first, ...(options.notice ?? [])] }
  expect(() => create(both)).toThrow(InvalidArgumentError)
  expect(() => create(both)).toThrow(reason)
})
