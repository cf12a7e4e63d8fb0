import { addTypedHouseNumber, findTypedUnit } from './address-fill'

test.each([
  ['Main Street', '123 main st', '123 Main Street'],
  ['Main Street', '123a main st', '123a Main Street'],
  ['Queens Boulevard', '63-27 queens', '63-27 Queens Boulevard'],
  ['1500 Main Street', '1500 main', '1500 Main Street'],
  ['10 Street Northwest', '10 street nw', '10 Street Northwest'],
  ['5th Avenue', '5th ave', '5th Avenue'],
  ['Main Street', 'main st 123', 'Main Street'],
  ['', '123 main st', ''],
])('Picking "%s" after typing "%s" gives "%s"', (street, typed, expected) => {
  expect(addTypedHouseNumber(street, typed)).toBe(expected)
})

test.each([
  ['123 Main St', '4-123 main', '4'],
  ['123 Main St', '4B/123 Main', '4B'],
  ['63-27 Queens Boulevard', '63-27 queens', ''],
  ['123 Main St', '123 main', ''],
  ['27 Main St', '4-123 main', ''],
])('Picking "%s" after typing "%s" gives the unit "%s"', (street, typed, expected) => {
  expect(findTypedUnit(street, typed)).toBe(expected)
})
