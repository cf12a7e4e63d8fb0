import { isPastHeader } from './header-threshold'

test('A visitor who has scrolled more than the header and 5 px sees the sticky header', () => {
  expect(isPastHeader(0, 100)).toBe(false)
  expect(isPastHeader(105, 100)).toBe(false)
  expect(isPastHeader(106, 100)).toBe(true)
})
