import { isPastHeader } from './header-threshold'

test('The sticky header appears once the visitor has scrolled 5 px past the header', () => {
  expect(isPastHeader(0, 100)).toBe(false)
  expect(isPastHeader(105, 100)).toBe(false)
  expect(isPastHeader(106, 100)).toBe(true)
})
