import { maskLine, maskUnit } from './masks'

test.each([
  ['123½ King St. W.', '123 1/2 King St. W.'],
  ['Unit A¾, 5⅓', 'Unit A 3/4, 5 1/3'],
  ['½5, 2.5½, ½½', '1/2 5, 2.5 1/2, 1/2 1/2'],
  ['１２３ Ｋｉｎｇ, nº 10²', '123 King, nº 10 2'],
  ["Apt 3 1/2 & #4 (Joe's)", "Apt 3 1/2 & #4 (Joe's)"],
  ['88–15 144th Street', '88-15 144th Street'],
  ['4–123 Main St, 4—123 Main St', '4-123 Main St, 4-123 Main St'],
  ['88‑15, 12−04, 12➖04, １２－０４', '88-15, 12-04, 12-04, 12-04'],
  ['Saint‐Laurent', 'Saint-Laurent'],
  ['١٠٠ Queen St W', '100 Queen St W'],
  ['१२ Main St, ٤–٥', '12 Main St, 4-5'],
  ['1\u{116db} Main St', '11 Main St'],
  ['  12 Main\u3164St\n🚚', '12 Main St '],
])('The line %j is masked as %j', (typed, masked) => {
  expect(maskLine(typed)).toBe(masked)
})

test.each([
  ['Apartment 12', 'Apartment 12'],
  ['Apartment 1204', '1204'],
  ['Penthouse 2301', 'PH 2301'],
  ['Bldg 3 Apt 214', 'Bldg 3 214'],
  ['Appartement no 1204', '1204'],
  ['Suite # 1204-B', '1204-B'],
  ['Basement apartment', 'Bsmt'],
  ['Unit 12, the blue door', 'Unit 12, the blue door'],
  ['12–1204', '12-1204'],
  ['Apartment 12–1204', '12-1204'],
  ['٤', '4'],
])('The unit %j is masked as %j', (typed, masked) => {
  expect(maskUnit(typed)).toBe(masked)
})
