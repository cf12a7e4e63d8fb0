import { findPiiMarkers, isMarkerOf, makePiiMarkers } from './pii-markers'

const markers = makePiiMarkers(842)

const PHONE_SPELLINGS = [
  '987-600-0842',
  '9876000842',
  '(987) 600-0842',
  '987.600.0842',
  '+1 987 600 0842',
  '+19876000842',
  'phone=%2B19876000842&',
  'phone=%28987%29%20600-0842&',
  '"Call:\\n987-600-0842"',
  '\\u003e987-600-0842\\u003c/p',
]

test.each(PHONE_SPELLINGS)(
  'The phone number %s is found and belongs to its visitor',
  (spelling) => {
    const [found = ''] = findPiiMarkers(`before ${spelling} after`)

    expect(found).toContain('0842')
    expect(isMarkerOf(markers, found)).toBe(true)
    expect(isMarkerOf(makePiiMarkers(843), found)).toBe(false)
  },
)

test.each([
  markers.makeWord('n'),
  markers.makeWord('e').toLowerCase(),
  markers.postalCode,
  markers.postalCode.replace(/^.{3}/, '$&%20'),
  `zip%3D${markers.postalCode}`,
  markers.clientIp,
])('The marker %s is found and belongs to its visitor', (marker) => {
  const found = findPiiMarkers(`before ${marker} after`)

  expect(found).toHaveLength(1)
  expect(isMarkerOf(markers, found[0] ?? '')).toBe(true)
})

test.each([0, 1, 2])('A word is found in base64 after %i other bytes', (before) => {
  const coded = Buffer.from(`${'x'.repeat(before)}${markers.makeWord('n')}`).toString('base64')

  expect(findPiiMarkers(coded)).not.toEqual([])
})

test.each([
  '21fc8205-3716-4b28-bd16-a9876582082f',
  '21fc8205-3716-4b28-bd16-987a602b1234',
  '21fc8205-3716-4b28-bd16-9876000842ab',
  'e3b09876000842b44298fc1c149afbf4c8996fb92427ae41e4649b934ca49599',
  '1987600084212',
])('The random identifier %s is no marker', (identifier) => {
  expect(findPiiMarkers(`"request":"${identifier}"`)).toEqual([])
})
