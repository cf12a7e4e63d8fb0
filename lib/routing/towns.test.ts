import { createTownTable, followRedirect, getTypedPath, resolveRouteOrTown } from './towns'

const redirect = (path: string) => ({ kind: 'redirect', path, status: 307 })

test.each([
  ['/richmond%20hill', '/toronto'],
  ['/st.%20albert/book-now', '/edmonton/book-now'],
  ['/ft-worth', '/dfw'],
])('The town in %s leads to %s', (path, target) => {
  expect(resolveRouteOrTown(path)).toEqual(redirect(target))
  expect(followRedirect(path)).toBe(target)
  expect(followRedirect(target)).toBe(target)
})

test.each([
  ['/toronto%2Ffaq', '/toronto/faq', 308],
  ['/mississauga/faq,', '/toronto/faq', 307],
  ['/toronto,/faq', '/toronto/faq', 308],
  ['/toronto%26gt%3B', '/toronto', 308],
  ['/%3Ctoronto%3E', '/toronto', 308],
  ['/toronto/faq%E2%80%8B', '/toronto/faq', 308],
  ['/Toronto/Get%E2%80%93Quote', '/toronto/get-quote', 308],
  ['/toronto/get.quote', '/toronto/get-quote', 308],
  ['/mississauga/what+we+take', '/toronto/what-we-take', 307],
  ['/fr/ottawa/get_quote', '/fr/ottawa/get-quote', 308],
  ['/get%20quote)', '/get-quote', 308],
  ['/thank_you', '/thankyou', 308],
  ['/)', '/', 308],
  ['/toronto%252Ffaq', '/toronto/faq', 308],
  ['/en', '/', 308],
  ['/en/ottawa/faq', '/ottawa/faq', 308],
  ['/EN/mississauga', '/toronto', 307],
  ['/Book_Now', '/dfw/book-now', 307],
  ['/fr/faq', '/fr/ottawa/faq', 307],
  ['/es/reviews', '/es/dfw/reviews', 307],
  ['/fortlauderdale', '/fort-lauderdale', 308],
  ['/ft-lauderdale/book-now', '/fort-lauderdale/book-now', 308],
  ['/houston-tx', '/houston', 308],
  ['/dallas-fort-worth', '/dfw', 308],
  ['/saint-albert', '/edmonton', 307],
  ['/torronto/get-quote', '/toronto/get-quote', 307],
  ['/tornoto', '/toronto', 307],
  ['/edmontn', '/edmonton', 307],
  ['/scarborough', '/toronto', 307],
  ['/hull', '/ottawa', 307],
  ['/toronto/desk).', '/toronto/desk', 308],
  ['/toronto/Desk/crew_sheet,', '/toronto/desk/crew-sheet', 308],
  ['/mississauga/desk/request', '/toronto/desk/request', 307],
  ['/sanantonio/desk', '/san-antonio/desk', 307],
  ['/guelph/desk/request', '/kitchener/desk/request', 307],
  ['/fr/ottawa/desk', '/ottawa/desk', 307],
  ['/fr/hull/desk/new-quote', '/ottawa/desk/new-quote', 307],
  ['/es/fort-lauderdale/desk', '/miami/desk', 307],
  ['/fr/get-quote', '/fr/ottawa/get-quote', 307],
  ['/fr/hull/book-now', '/fr/ottawa/book-now', 307],
  ['/fr/ottawa/faq).', '/fr/ottawa/faq', 308],
  ['/fr/ottava', '/fr/ottawa', 307],
  ['/fr/fr/ottawa', '/fr/ottawa', 307],
  ['/fr/mississauga', '/toronto', 307],
  ['/fr/toronto/nope', '/toronto/nope', 307],
  ['/fr/miami', '/miami', 307],
  ['/es/hialeah', '/es/miami', 307],
  ['/es/Miami', '/es/miami', 308],
  ['/ES/miami', '/es/miami', 307],
])('%s leads to %s', (path, target, status) => {
  expect(resolveRouteOrTown(path)).toEqual({ kind: 'redirect', path: target, status })
})

test.each(['/robots.txt', '/api/health', '/a.b)'])('%s is left to its own handler', (path) =>
  expect(resolveRouteOrTown(path).kind).toBe('pass'),
)

test.each([
  ['/fr/ottawa', 'fr', '/ottawa', 200],
  ['/fr/thankyou', 'fr', '/thankyou', 200],
  ['/fr/privacy/more', 'fr', '/ottawa/not-found-page', 404],
  ['/es/miami/nope', 'es', '/miami/not-found-page', 404],
  ['/es/get-quote/more', 'es', '/dfw/not-found-page', 404],
])(
  'In another language, %s is in "%s" the page %s with status %i',
  (path, language, page, status) => {
    expect(resolveRouteOrTown(path)).toEqual({ kind: 'page', page, status, language })
  },
)

test('Houston has a desk of its own', () => {
  expect(resolveRouteOrTown('/houston/desk')).toMatchObject({ kind: 'page', page: '/houston/desk' })
})

test('Cities and pages stay what they are', () => {
  expect(resolveRouteOrTown('/hamilton')).toEqual({ kind: 'page', page: '/hamilton', status: 200 })
  expect(resolveRouteOrTown('/Toronto').kind).toBe('redirect')
  for (const path of ['/get-quote/more', '/get_quote/more', '/faq/more'])
    expect(resolveRouteOrTown(path)).toEqual({ kind: 'not-found' })
})

test('A town that several cities serve leads to none; two spellings of a city count as one', () => {
  const table = createTownTable([
    { key: 'hamilton', servedCities: ['Ancaster', 'Grimsby'] },
    { key: 'niagara', servedCities: ['Grimsby'] },
    { key: 'sanantonio', servedCities: ['Boerne'] },
    { key: 'san-antonio', servedCities: ['Boerne'] },
  ])
  expect(Object.fromEntries(table)).toEqual({ ancaster: 'hamilton', boerne: 'san-antonio' })
})

test.each([
  ['/Mississauga/Get-Quote', '/Mississauga/get-quote'],
  ['/atlantis/mary@example.com', '/atlantis'],
  ['/dallas-75201', '/dallas-75201'],
  ['/es/orlando/faq', '/es/orlando/faq'],
  ['/es/mary@example.com', undefined],
  ['/mary@example.com', undefined],
  ['/mary-416-555-0142', undefined],
  ['/4165550142', undefined],
  ['/12-elm-street', undefined],
  ['/a_b', undefined],
  [`/${'a'.repeat(40)}`, `/${'a'.repeat(40)}`],
  [`/${'a'.repeat(41)}`, undefined],
])('Attribution keeps the typed path %s as %s', (path, kept) => {
  expect(getTypedPath(path)).toBe(kept)
})

test.each([
  ['/springfield/faq', '/', 'springfield'],
  ['/springfield.', '/', 'springfield'],
  ['/guelf', '/', 'guelf'],
  ['/victoria-park', '/', 'victoria park'],
  ['/new_york', '/', 'new york'],
  ['/New%20York', '/', 'New York'],
  ['/constructor', '/', 'constructor'],
  ['/fr/Montr%C3%A9al', '/fr/ottawa', 'Montréal'],
  ['/fr/Trois-Rivi%C3%A8res', '/fr/ottawa', 'Trois-Rivières'],
  ['/es/new-york', '/es', 'new york'],
])('%s leads to %s, which names the unknown place “%s”', (path, target, place) => {
  expect(resolveRouteOrTown(path)).toEqual({ ...redirect(target), place })
})

test.each([
  ...['/%', '/%E0%A4%A', '/-', '/4165550142', '/12-elm-street', '/mary-416-555-0142'],
  ...['/mary@example.com/faq', '/toronto%25252Ffaq', `/${'a'.repeat(41)}`],
])('%s leads to the home page, which repeats nothing of it', (path) => {
  expect(resolveRouteOrTown(path)).toEqual(redirect('/'))
})

test('A path that is longer than any of ours is not read', () => {
  const paths = [`/%${'25'.repeat(7_000)}`, `/toronto/${'a'.repeat(1_000)}`, '/fr'.repeat(5_000)]
  for (const path of paths) expect(resolveRouteOrTown(path)).toEqual({ kind: 'not-found' })
})
