import type { Address } from '@/lib/forms/split-address'
import { parseAddress } from './google-places'
import { addTypedHouseNumber, findTypedUnit } from './address-fill'
import { CLOSED_LISTBOX, getNextListboxState } from './address-combobox'

const USA = 'country political: United States|US'
const CANADA = 'country political: Canada|CA'
const ONTARIO = 'administrative_area_level_1: Ontario|ON'

/** @param components `types: long text|short text`, separated by semicolons */
function parseComponents(components: string) {
  return parseAddress(
    components.split('; ').map((component) => {
      const [types = '', texts = ''] = component.split(': ')
      const [longText = '', shortText = longText] = texts.split('|')
      return { types: types.split(' '), longText, shortText }
    }),
  )
}

test.each<[name: string, components: string, address: Partial<Address>]>([
  [
    'a house in Dallas',
    `street_number: 1500; route: Main Street|Main St; neighborhood political: Downtown; locality political: Dallas; administrative_area_level_2: Dallas County; administrative_area_level_1: Texas|TX; ${USA}; postal_code: 75201; postal_code_suffix: 4711`,
    {
      street: '1500 Main Street',
      city: 'Dallas',
      state: 'TX',
      zip: '75201',
      countryName: 'United States',
    },
  ],
  [
    'a flat in Toronto',
    `subpremise: 1204; street_number: 290; route: Bremner Boulevard; sublocality_level_1 sublocality: Old Toronto; locality political: Toronto; ${ONTARIO}; ${CANADA}; postal_code: M5V 3L9`,
    {
      street: '290 Bremner Boulevard',
      unit: '1204',
      city: 'Toronto',
      state: 'ON',
      zip: 'M5V 3L9',
      countryName: 'Canada',
    },
  ],
  [
    'Brooklyn, a sublocality without a locality',
    `neighborhood political: Dumbo; sublocality_level_1 sublocality: Brooklyn; ${USA}`,
    { street: '', city: 'Brooklyn', zip: '' },
  ],
  ['a province of the other country', `${ONTARIO}; ${USA}`, { state: '' }],
  [
    'a township, by an incomplete postal code',
    `administrative_area_level_3: Rideau Lakes; ${CANADA}; postal_code postal_code_prefix: K0G`,
    { city: 'Rideau Lakes', zip: '' },
  ],
  ['a hamlet', `neighborhood political: Ashburn; ${USA}`, { city: 'Ashburn' }],
  ['a postal town', `postal_town: Kanata; ${CANADA}`, { city: 'Kanata', state: '' }],
  ['a building for a street', `premise: Union Station; ${USA}`, { street: 'Union Station' }],
  ['a house number without a street', `street_number: 12; ${CANADA}`, { street: '' }],
  ['a floor without a flat', `floor: Floor 12; ${CANADA}`, { unit: 'Floor 12' }],
  ['a ZIP+4 code', `postal_code: 75201-1234; ${USA}`, { zip: '75201' }],
  ['a postal code without its space', `postal_code: m5v2t6; ${CANADA}`, { zip: 'M5V 2T6' }],
  ['an incomplete ZIP', `postal_code: 752; ${USA}`, { zip: '' }],
])('A visitor gets the address of %s', (_name, components, address) => {
  expect(parseComponents(components)).toMatchObject(address)
})

test.each(['locality: Tijuana; country: Mexico|MX', 'country: x|constructor', 'locality: Dallas'])(
  'The place "%s" has no address',
  (components) => {
    expect(parseComponents(components)).toBeUndefined()
  },
)

test('Components without texts give empty fields', () => {
  const empty = { longText: null, shortText: null, types: ['route', 'locality', 'postal_code'] }
  const country = { longText: null, shortText: 'CA', types: ['country'] }
  expect(parseAddress([empty, country])).toEqual({
    street: '',
    unit: '',
    city: '',
    state: '',
    zip: '',
    countryName: 'Canada',
  })
})

test.each([
  ['Main Street', '123 main st', '123 Main Street'],
  ['Main Street', '123a main st', '123a Main Street'],
  ['Queens Boulevard', '63-27 queens', '63-27 Queens Boulevard'],
  ['1500 Main Street', '1500 main', '1500 Main Street'],
  ['Main Street', 'main st 123', 'Main Street'],
  ['', '123 main st', ''],
])('Picking "%s" after typing "%s" gives "%s"', (street, typed, expected) => {
  expect(addTypedHouseNumber(street, typed)).toBe(expected)
})

test.each([
  ['123 Main St', '4-123 main', '4'],
  ['123 Main St', '4B/123 Main', '4B'],
  ['27 Main St', '4-123 main', ''],
])('Picking "%s" after typing "%s" gives the unit "%s"', (street, typed, expected) => {
  expect(findTypedUnit(street, typed)).toBe(expected)
})

const openAt = (activeIndex: number) => ({ isOpen: true, activeIndex })

test.each([
  ['ArrowDown', openAt(-1), openAt(0)],
  ['ArrowDown', openAt(1), openAt(2)],
  ['ArrowDown', openAt(2), openAt(0)],
  ['ArrowDown', CLOSED_LISTBOX, openAt(0)],
  ['ArrowUp', openAt(-1), openAt(2)],
  ['ArrowUp', openAt(2), openAt(1)],
  ['ArrowUp', openAt(0), openAt(2)],
  ['ArrowUp', CLOSED_LISTBOX, openAt(2)],
  ['Escape', openAt(1), CLOSED_LISTBOX],
  ['Escape', CLOSED_LISTBOX, undefined],
  ['Home', openAt(1), openAt(-1)],
  ['End', openAt(1), openAt(-1)],
  ['ArrowLeft', openAt(1), openAt(-1)],
  ['ArrowRight', openAt(1), openAt(-1)],
  ['Home', openAt(-1), undefined],
  ['Tab', openAt(1), undefined],
  ['a', openAt(1), undefined],
])('The key %s changes the state %o to %o', (key, state, expected) => {
  expect(getNextListboxState({ key, ctrlKey: false, metaKey: false }, state, 3)).toEqual(expected)
})

test.each([
  ['without options', {}, 0],
  ['with Ctrl', { ctrlKey: true }, 3],
  ['with the Mac’s command key', { metaKey: true }, 3],
])('An arrow key %s does not change the state', (_when, modifier, count) => {
  const key = { key: 'ArrowDown', ctrlKey: false, metaKey: false, ...modifier }
  expect(getNextListboxState(key, openAt(0), count)).toBeUndefined()
})
