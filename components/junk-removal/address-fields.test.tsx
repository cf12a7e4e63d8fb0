import { renderToStaticMarkup } from 'react-dom/server'
import { bindFields } from '@/components/form/form-binding.fixture'
import type { FieldErrors } from '@/lib/forms/form'
import { AddressFields } from './address-fields'

const CENTER = { latitude: 43.65, longitude: -79.38 }

const TORONTO = { ...CENTER, region: 'ON', country: 'canada', servedCities: ['Markham'] } as const

function render(
  values: Record<string, string> = {},
  errors: FieldErrors = {},
  cityDefaults: Parameters<typeof AddressFields>[0]['cityDefaults'] = TORONTO,
): string {
  return renderToStaticMarkup(
    <AddressFields form={bindFields(values, errors)} cityDefaults={cityDefaults} />,
  )
}

const findTags = (html: string, ...parts: string[]) =>
  (html.match(/<[^/][^>]*>/g) ?? []).filter((tag) => parts.every((part) => tag.includes(part)))

test('The prerendered page has plain fields', () => {
  const html = render()
  expect(html).not.toMatch(/combobox|listbox|<script|googleapis/)
  const named = findTags(html, ' name="').map((tag) => / name="(\w+)"/.exec(tag)?.[1])
  expect(named).toEqual('street unit city state zip filledState countryName countryName'.split(' '))
})

test.each([
  ['ON', 'canada', 'Canada'],
  ['TX', 'usa', 'United States'],
] as const)('The page of %s preselects its state and country', (region, country, name) => {
  const html = render({}, {}, { ...CENTER, region, country, servedCities: [] })
  expect(findTags(html, 'selected')).toEqual([`<option value="${region}" selected="">`])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining(`value="${name}"`)])
})

test('The page preselects no province when the crew serves two', () => {
  const html = render({}, {}, { ...TORONTO, region: '' })
  expect(findTags(html, 'selected')).toEqual(['<option value="" selected="">'])
  expect(findTags(html, 'name="filledState"', 'value=""')).toHaveLength(1)
})

test('A form that comes back says that its code has changed the state, and reports it to the server', () => {
  const html = render({ state: 'QC', zip: 'H2X 1Y4', filledState: 'QC' })
  expect(html).toContain('We set the state or province to match that code.')
  expect(findTags(html, 'name="filledState"', 'value="QC"')).toHaveLength(1)
  expect(render({ state: 'QC', filledState: 'ON' })).not.toContain('We set')
})

test('A form that comes back keeps the typed address', () => {
  const values = {
    street: '1 Main',
    unit: '4',
    city: 'Niagara Falls',
    state: 'NY',
    zip: '14301',
    countryName: 'United States',
  }
  const html = render(values)
  for (const name of ['street', 'unit', 'city', 'zip'] as const) {
    expect(findTags(html, ` name="${name}"`, `value="${values[name]}"`)).toHaveLength(1)
  }
  expect(findTags(html, 'selected')).toEqual(['<option value="NY" selected="">'])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining('value="United States"')])
})

test.each(['street', 'unit', 'city', 'state', 'zip', 'countryName'])(
  'The message about %s is linked to its field',
  (name) => {
    const html = render({}, { [name]: { text: 'This field is required' } })
    expect(findTags(html, `id="booking-${name}"`, 'aria-invalid="true"')).toHaveLength(1)
    expect(findTags(html, 'aria-describedby="', `booking-${name}-error`)).toHaveLength(1)
    expect(findTags(html, `<p id="booking-${name}-error"`)).toHaveLength(1)
  },
)

test('All 50 states, the district, and 13 provinces and territories can be chosen', () => {
  const [, usa = '', canada = ''] = render().split('<optgroup')
  expect(findTags(usa, '<option')).toHaveLength(51)
  expect(findTags(canada.split('</select')[0] ?? '', '<option')).toHaveLength(13)
})
