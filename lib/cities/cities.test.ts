import { existsSync } from 'node:fs'
import { getBadgePath, getBadges } from '@/lib/business/badges'
import { listWrongRegistrations } from '@/lib/business/registrations'
import { isPhone } from '@/lib/forms/masks'
import { LANGUAGES, type Language } from '@/lib/words/languages'
import { getCity } from './cities'
import { CITY_KEYS, getCityCountry, isCityKey } from './keys'
import {
  AREA_KEYS,
  findRequestCities,
  getAreaLocation,
  getLocationCities,
  listLocationAreas,
} from './location-cities'
import { LOCATION_IDS, SEED_LOCATIONS } from './locations'
import { COUNTRIES } from '@/lib/business/brand'
import { ROOT_PAGES } from '@/lib/routing/paths'

/** docs/requirements.md, section 2. */
const REQUIRED_KEYS =
  'toronto, miami, fort-lauderdale, kitchener, waterloo, cambridge, guelph, brantford, edmonton, ottawa, hamilton, niagara, houston, sanantonio, san-antonio, dfw, barrie'.split(
    ', ',
  )
/** docs/requirements.md, section 3. */
const REQUIRED_CITIES_BY_LOCATION = {
  toronto: ['toronto'],
  'south-florida': ['miami', 'fort-lauderdale'],
  'kitchener-waterloo': ['kitchener', 'waterloo', 'cambridge', 'guelph', 'brantford'],
  edmonton: ['edmonton'],
  ottawa: ['ottawa'],
  'hamilton-niagara': ['hamilton', 'niagara', 'houston'],
  'san-antonio': ['sanantonio', 'san-antonio'],
  'dallas-fort-worth': ['dfw'],
  barrie: ['barrie'],
}

test('The required city keys come first, in the required order', () => {
  expect(CITY_KEYS.slice(0, REQUIRED_KEYS.length)).toEqual(REQUIRED_KEYS)
})

test('The required cities share locations as required', () => {
  const required = CITY_KEYS.filter((key) => REQUIRED_KEYS.includes(key))
  const keysByLocation = Object.groupBy(required, (key) => getCity(key).locationId)
  expect({ ...keysByLocation }).toEqual(REQUIRED_CITIES_BY_LOCATION)
})

test('Every location belongs to a city and has its own phone', () => {
  expect(new Set(CITY_KEYS.map((key) => getCity(key).locationId))).toEqual(new Set(LOCATION_IDS))
  const phones = LOCATION_IDS.map((id) => SEED_LOCATIONS[id].tracking_phone)
  expect(phones.filter((phone) => !isPhone(phone))).toEqual([])
  expect(new Set(phones).size).toBe(LOCATION_IDS.length)
})

test.each(LOCATION_IDS)('The cities of %s share their phone hours', (id) => {
  const [first, ...others] = getLocationCities(id)
  for (const city of others) expect(city.openingHours).toEqual(first?.openingHours)
})

test.each(AREA_KEYS)(
  'The cities of the crew area %s share location, country, time and registrations',
  (areaKey) => {
    const cities = CITY_KEYS.map((key) => getCity(key)).filter((city) => city.areaKey === areaKey)
    const facts = cities.map(({ locationId, country, timeZone, locationName, registrations }) =>
      [locationId, country, timeZone, locationName, JSON.stringify(registrations)].join(),
    )
    expect(new Set(facts).size).toBe(1)
    expect(listLocationAreas(getAreaLocation(areaKey))).toContain(areaKey)
  },
)

test('Every location is also an area, and Hamilton’s location has two areas', () => {
  expect(LOCATION_IDS.flatMap(listLocationAreas).toSorted()).toEqual(AREA_KEYS.toSorted())
  expect(listLocationAreas('hamilton-niagara')).toEqual(['hamilton-niagara', 'houston'])
  expect(AREA_KEYS).toEqual(expect.arrayContaining([...LOCATION_IDS]))
})

test('A request belongs to the city in its details, else to any city of its location', () => {
  const find = (...parts: Parameters<typeof findRequestCities>) =>
    findRequestCities(...parts).map(({ name }) => name)
  expect(find('houston', 'hamilton-niagara')).toEqual(['Houston'])
  expect(find(undefined, 'hamilton-niagara')).toEqual(['Hamilton', 'Niagara', 'Houston'])
  expect(find('nowhere', 'san-antonio')).toEqual(['San Antonio'])
  expect(find(7, 'toString')).toEqual([])
})

test.each(CITY_KEYS)(
  'The registrations of %s are well formed and of its state or province',
  (key) => {
    expect(listWrongRegistrations(getCity(key))).toEqual([])
  },
)

test('Two locations never share a name', () => {
  const idsByName = Object.groupBy(CITY_KEYS, (key) => getCity(key).locationName)
  for (const keys of Object.values(idsByName))
    expect(new Set(keys?.map((key) => getCity(key).locationId)).size).toBe(1)
})

test.each(CITY_KEYS)('The center of %s is in its country', (key) => {
  const { latitude, longitude, country } = getCity(key)
  const [south, north] = country === 'canada' ? [42, 60] : [25, 42]
  expect(latitude).toBeGreaterThan(south)
  expect(latitude).toBeLessThan(north)
  expect(longitude).toBeGreaterThan(-125)
  expect(longitude).toBeLessThan(-66)
})

test('Only Dallas-Fort Worth is wider than 80 km', () => {
  const wide = CITY_KEYS.filter((key) => getCity(key).serviceRadiusKm !== undefined)
  expect(wide.map((key) => [key, getCity(key).serviceRadiusKm])).toEqual([['dfw', 120]])
})

test.each(CITY_KEYS)('%s has badges and an existing time zone', (key) => {
  expect(getBadges(getCity(key)).length).toBeGreaterThan(2)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: getCity(key).timeZone })).not.toThrow()
})

test.each([
  ['edmonton', ['Edmonton Oilers', 'Edmonton Elks', 'Calgary Flames']],
  ['hamilton', ['Hamilton Tiger-Cats', 'Toronto Maple Leafs', 'Toronto Blue Jays']],
  ['houston', ['Houston Astros', 'Dallas Cowboys', 'Dallas Mavericks']],
  ['ottawa', ['Ottawa Senators', 'Montreal Canadiens', 'Montreal Alouettes']],
] as const)('The badges of %s begin with its own teams', (key, names) => {
  const shown = getBadges(getCity(key)).slice(0, 3)
  expect(shown.map(({ name }) => name)).toEqual(names)
})

test.each(CITY_KEYS)('Every badge of %s is drawn in every language', (key) => {
  for (const language of Object.keys(LANGUAGES) as Language[])
    for (const badge of getBadges(getCity(key)))
      expect(existsSync(`public${getBadgePath(badge, language)}`)).toBe(true)
})

test('A French page of Ottawa shows the teams by their French names', () => {
  const paths = getBadges(getCity('ottawa')).map((badge) => getBadgePath(badge, 'fr'))
  expect(paths).toContain('/badges/senators-fr.svg')
  expect(paths).toContain('/badges/canadiens-fr.svg')
})

test.each(CITY_KEYS)('The facts of %s name the country of its key', (key) => {
  expect(getCity(key).country).toBe(getCityCountry(key))
})

test('No city key is also a country or page name', () => {
  for (const name of [...COUNTRIES, ...ROOT_PAGES, 'api', 'badges', 'logos'])
    expect(isCityKey(name)).toBe(false)
})

test.each(['', 'Toronto', 'toString', '__proto__', 'constructor', null, 7])(
  '%j is not a city key',
  (value) => {
    expect(isCityKey(value)).toBe(false)
  },
)
