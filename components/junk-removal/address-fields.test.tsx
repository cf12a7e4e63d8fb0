import { renderToStaticMarkup } from 'react-dom/server'
import { AddressFields } from './address-fields'

type Props = Parameters<typeof AddressFields>[0]

function render({
  values = {},
  errors = {},
  cityDefaults = { region: 'ON', country: 'canada', servedCities: ['Toronto', 'Markham'] },
}: Partial<Props> & Partial<Props['submission']> = {}): string {
  const register = ((name: string) => ({ name })) as unknown as Props['submission']['register']
  return renderToStaticMarkup(
    <AddressFields
      formId="booking"
      submission={{ register, values, errors }}
      cityDefaults={cityDefaults}
    />,
  )
}

/** The opening tags of the page that hold all of these. */
const findTags = (html: string, ...parts: string[]) =>
  (html.match(/<[^/][^>]*>/g) ?? []).filter((tag) => parts.every((part) => tag.includes(part)))

test('The page arrives with plain fields', () => {
  const html = render()
  expect(html).not.toMatch(/combobox|listbox|<script|googleapis/)
  const named = findTags(html, ' name="').map((tag) => / name="(\w+)"/.exec(tag)?.[1])
  expect(named).toEqual(['street', 'unit', 'city', 'state', 'zip', 'countryName', 'countryName'])
})

test.each([
  ['ON', 'canada', 'Canada'],
  ['TX', 'usa', 'United States'],
] as const)('A page of %s starts with its state and country', (region, country, name) => {
  const html = render({ cityDefaults: { region, country, servedCities: [] } })
  expect(findTags(html, 'selected')).toEqual([`<option value="${region}" selected="">`])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining(`value="${name}"`)])
})

test('A form that comes back holds what was typed', () => {
  const values = {
    street: '1 Main',
    unit: '4',
    city: 'Niagara Falls',
    state: 'NY',
    zip: '14301',
    countryName: 'United States',
  }
  const html = render({ values })
  for (const name of ['street', 'unit', 'city', 'zip'] as const) {
    expect(findTags(html, ` name="${name}"`, `value="${values[name]}"`)).toHaveLength(1)
  }
  expect(findTags(html, 'selected')).toEqual(['<option value="NY" selected="">'])
  expect(findTags(html, 'checked')).toEqual([expect.stringContaining('value="United States"')])
})

test.each(['street', 'unit', 'city', 'state', 'zip', 'countryName'])(
  'A message about %s stands with its field',
  (name) => {
    const html = render({ errors: { [name]: 'This field is required' } })
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
