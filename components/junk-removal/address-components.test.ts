import type { Address } from '@/lib/forms/split-address'
import { parseAddress } from './address-components'

type ComponentTuple = [types: string, longText: string, shortText?: string]

const USA: ComponentTuple = ['country political', 'United States', 'US']
const CANADA: ComponentTuple = ['country political', 'Canada', 'CA']
const stateComponent = (name: string, code: string): ComponentTuple => [
  'administrative_area_level_1',
  name,
  code,
]

function parseComponents(...parts: ComponentTuple[]) {
  return parseAddress(
    parts.map(([types, longText, shortText = longText]) => ({
      types: types.split(' '),
      longText,
      shortText,
    })),
  )
}

const ADDRESS_CASES: [name: string, parts: ComponentTuple[], expected: Partial<Address>][] = [
  [
    'a house in Dallas',
    [
      ['street_number', '1500'],
      ['route', 'Main Street', 'Main St'],
      ['neighborhood political', 'Downtown'],
      ['locality political', 'Dallas'],
      ['administrative_area_level_2', 'Dallas County'],
      stateComponent('Texas', 'TX'),
      USA,
      ['postal_code', '75201'],
      ['postal_code_suffix', '4711'],
    ],
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
    [
      ['subpremise', '1204'],
      ['street_number', '290'],
      ['route', 'Bremner Boulevard'],
      ['sublocality_level_1 sublocality', 'Old Toronto'],
      ['locality political', 'Toronto'],
      stateComponent('Ontario', 'ON'),
      CANADA,
      ['postal_code', 'M5V 3L9'],
    ],
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
    [
      ['street_number', '85'],
      ['route', 'Jay Street'],
      ['neighborhood political', 'Dumbo'],
      ['sublocality_level_1 sublocality', 'Brooklyn'],
      stateComponent('New York', 'NY'),
      USA,
      ['postal_code', '11201'],
    ],
    { street: '85 Jay Street', city: 'Brooklyn', state: 'NY' },
  ],
  [
    'Manhattan, a sublocality with a locality',
    [
      ['sublocality_level_1 sublocality', 'Manhattan'],
      ['locality political', 'New York'],
      stateComponent('New York', 'NY'),
      USA,
    ],
    { city: 'New York', street: '', zip: '' },
  ],
  [
    'Gatineau, in French',
    [
      ['street_number', '25'],
      ['route', 'Rue Laurier'],
      ['locality political', 'Gatineau'],
      stateComponent('Québec', 'QC'),
      CANADA,
      ['postal_code', 'J8X 4C8'],
    ],
    { street: '25 Rue Laurier', city: 'Gatineau', state: 'QC', zip: 'J8X 4C8' },
  ],
  ['a province of the other country', [stateComponent('Ontario', 'ON'), USA], { state: '' }],
  [
    'a rural route',
    [
      ['route', 'Rural Route 2'],
      ['administrative_area_level_3', 'Rideau Lakes'],
      stateComponent('Ontario', 'ON'),
      CANADA,
      ['postal_code postal_code_prefix', 'K0G'],
    ],
    { street: 'Rural Route 2', city: 'Rideau Lakes', zip: '' },
  ],
  [
    'a township in Pennsylvania',
    [
      ['administrative_area_level_3', 'Lower Merion Township'],
      stateComponent('Pennsylvania', 'PA'),
      USA,
    ],
    { city: 'Lower Merion Township' },
  ],
  [
    'a hamlet without a municipality',
    [['neighborhood political', 'Ashburn'], stateComponent('Virginia', 'VA'), USA],
    { city: 'Ashburn' },
  ],
  ['a postal town', [['postal_town', 'Kanata'], CANADA], { city: 'Kanata', state: '' }],
  [
    'a building with a name for a street',
    [['premise', 'Union Station'], ['locality', 'Dallas'], stateComponent('Texas', 'TX'), USA],
    { street: 'Union Station' },
  ],
  [
    'a house number without a street',
    [['street_number', '12'], ['locality', 'Ajax'], CANADA],
    { street: '', city: 'Ajax' },
  ],
  [
    'Washington',
    [['locality', 'Washington'], stateComponent('District of Columbia', 'DC'), USA],
    { state: 'DC', city: 'Washington' },
  ],
  [
    'a floor without a flat',
    [['floor', 'Floor 12'], ['route', 'Main Street'], CANADA],
    { unit: 'Floor 12', street: 'Main Street' },
  ],
  ['a ZIP+4 code', [['postal_code', '75201-1234'], USA], { zip: '75201' }],
  ['a postal code without its space', [['postal_code', 'm5v2t6'], CANADA], { zip: 'M5V 2T6' }],
  ['an incomplete ZIP', [['postal_code', '752'], USA], { zip: '' }],
]

test.each(ADDRESS_CASES)('The address of %s', (_name, parts, expected) => {
  expect(parseComponents(...parts)).toMatchObject(expected)
})

test.each<[string, ComponentTuple[]]>([
  [
    'in Mexico',
    [
      ['locality', 'Tijuana'],
      ['country', 'Mexico', 'MX'],
    ],
  ],
  [
    'in Puerto Rico',
    [
      ['locality', 'San Juan'],
      ['country', 'Puerto Rico', 'PR'],
    ],
  ],
  ['without components', []],
  ['in a country called constructor', [['country', 'x', 'constructor']]],
])('A place %s has no address', (_where, parts) => {
  expect(parseComponents(...parts)).toBeUndefined()
})

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
