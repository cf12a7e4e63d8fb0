import { createTownTable, followRedirect, getTypedPath, resolveRouteOrTown } from './towns'

const redirect = (path: string) => ({ kind: 'redirect', path, status: 307 })

test.each([
  ['/mississauga', '/toronto'],
  ['/mississauga/get-quote', '/toronto/get-quote'],
  ['/mississauga/faq', '/toronto/faq'],
  ['/mississauga/hire', '/toronto/hire'],
  ['/mississauga/nope', '/toronto'],
  ['/mississauga/faq/more', '/toronto'],
  ['/Mississauga', '/toronto'],
  ['/MISSISSAUGA/Get-Quote', '/toronto/get-quote'],
  ['/richmond-hill', '/toronto'],
  ['/richmond%20hill', '/toronto'],
  ['/st-albert/book-now', '/edmonton/book-now'],
  ['/st.%20albert/book-now', '/edmonton/book-now'],
  ['/orleans', '/ottawa'],
  ['/orl%C3%A9ans', '/ottawa'],
  ['/new-braunfels', '/san-antonio'],
  ['/ft-worth', '/dfw'],
  ['/fort-worth', '/dfw'],
])('The town in %s leads to %s', (path, target) => {
  expect(resolveRouteOrTown(path)).toEqual(redirect(target))
  expect(followRedirect(path)).toBe(target)
  expect(followRedirect(target)).toBe(target)
})

test.each([
  ['/toronto)', '/toronto', 308],
  ['/toronto,', '/toronto', 308],
  ['/houston.', '/houston', 308],
  ['/toronto/get-quote%29.', '/toronto/get-quote', 308],
  ['/Toronto/FAQ).', '/toronto/faq', 308],
  ['/toronto/get%2Dquote', '/toronto/get-quote', 308],
  ['/toronto%2Ffaq', '/toronto/faq', 308],
  ['/mississauga/faq,', '/toronto/faq', 307],
  ['/toronto,/faq', '/toronto/faq', 308],
  ['/toronto&gt;', '/toronto', 308],
  ['/toronto%26gt%3B', '/toronto', 308],
  ['/%3Ctoronto%3E', '/toronto', 308],
  ['/toronto/faq%E2%80%8B', '/toronto/faq', 308],
  ['/toronto/faq.', '/toronto/faq', 308],
  ['/toronto/get_quote', '/toronto/get-quote', 308],
  ['/toronto/get+quote', '/toronto/get-quote', 308],
  ['/toronto/get%20quote', '/toronto/get-quote', 308],
  ['/Toronto/Get%E2%80%93Quote', '/toronto/get-quote', 308],
  ['/toronto/getquote', '/toronto/get-quote', 308],
  ['/toronto/get.quote', '/toronto/get-quote', 308],
  ['/san_antonio/book_now', '/san-antonio/book-now', 308],
  ['/mississauga/what+we+take', '/toronto/what-we-take', 307],
  ['/fr/ottawa/get_quote', '/fr/ottawa/get-quote', 308],
  ['/get_quote', '/get-quote', 308],
  ['/get%20quote)', '/get-quote', 308],
  ['/thank_you', '/thankyou', 308],
  ['/)', '/', 308],
  ['/ ', '/', 308],
  ['/fr%2Fottawa', '/fr/ottawa', 308],
  ['/toronto%252Ffaq', '/toronto/faq', 308],
  ['/st.%20albert', '/edmonton', 307],
  ['/en', '/', 308],
  ['/en/ottawa/faq', '/ottawa/faq', 308],
  ['/EN/mississauga', '/toronto', 307],
  ['/faq', '/dfw/faq', 307],
  ['/book-now', '/dfw/book-now', 307],
  ['/Book_Now', '/dfw/book-now', 307],
  ['/hire', '/dfw/hire', 307],
  ['/booking', '/dfw/booking', 307],
  ['/fr/faq', '/fr/ottawa/faq', 307],
  ['/es/reviews', '/es/dfw/reviews', 307],
  ['/san_antonio', '/san-antonio', 308],
  ['/fortlauderdale', '/fort-lauderdale', 308],
  ['/ft-lauderdale/book-now', '/fort-lauderdale/book-now', 308],
  ['/fort+lauderdale', '/fort-lauderdale', 308],
  ['/houston-tx', '/houston', 308],
  ['/dallas-fort-worth', '/dfw', 308],
  ['/saint-albert', '/edmonton', 307],
  ['/torronto/get-quote', '/toronto/get-quote', 307],
  ['/tornoto', '/toronto', 307],
  ['/edmontn', '/edmonton', 307],
  ['/scarborough', '/toronto', 307],
  ['/north-york/faq', '/toronto/faq', 307],
  ['/hull', '/ottawa', 307],
  ['/toronto/desk).', '/toronto/desk', 308],
  ['/toronto/Desk/crew_sheet,', '/toronto/desk/crew-sheet', 308],
  ['/toronto/desk%2Fnew+booking', '/toronto/desk/new-booking', 308],
  ['/mississauga/desk/request', '/toronto/desk/request', 307],
  ['/sanantonio/desk', '/san-antonio/desk', 307],
  ['/guelph/desk/request', '/kitchener/desk/request', 307],
  ['/fort-lauderdale/desk', '/miami/desk', 307],
  ['/niagara/desk', '/hamilton/desk', 307],
  ['/fr/ottawa/desk', '/ottawa/desk', 307],
  ['/fr/hull/desk/new-quote', '/ottawa/desk/new-quote', 307],
  ['/es/fort-lauderdale/desk', '/miami/desk', 307],
  ['/fr', '/fr/ottawa', 307],
  ['/fr/', '/fr/ottawa', 307],
  ['/fr/get-quote', '/fr/ottawa/get-quote', 307],
  ['/fr/hull/book-now', '/fr/ottawa/book-now', 307],
  ['/fr/gatineau', '/fr/ottawa', 307],
  ['/fr/ottawa/faq).', '/fr/ottawa/faq', 308],
  ['/fr/ottava', '/fr/ottawa', 307],
  ['/fr/fr/ottawa', '/fr/ottawa', 307],
  ['/fr/toronto/faq', '/toronto/faq', 307],
  ['/fr/mississauga', '/toronto', 307],
])('%s leads to %s', (path, target, status) => {
  expect(resolveRouteOrTown(path)).toEqual({ kind: 'redirect', path: target, status })
})

test.each(['/robots.txt', '/api/health', '/.well-known/security.txt', '/a.b)'])(
  '%s is left to its own handler',
  (path) => expect(resolveRouteOrTown(path).kind).toBe('pass'),
)

test.each(['/fr/ottawa', '/fr/ottawa/get-quote', '/fr/ottawa/booking', '/fr/thankyou'])(
  '%s is a page in French',
  (path) => {
    const page = path.slice('/fr'.length)
    expect(resolveRouteOrTown(path)).toEqual({ kind: 'page', page, status: 200, language: 'fr' })
  },
)

test('Houston has a desk of its own', () => {
  expect(resolveRouteOrTown('/houston/desk')).toMatchObject({ kind: 'page', page: '/houston/desk' })
})

test('A city’s unknown French page is its French 404 page, or leads to English if it has no French', () => {
  const notFound = { kind: 'page', page: '/ottawa/not-found-page', status: 404, language: 'fr' }
  expect(resolveRouteOrTown('/fr/ottawa/nope')).toEqual(notFound)
  expect(resolveRouteOrTown('/fr/toronto/nope')).toMatchObject({ path: '/toronto/nope' })
})

test('An address below a page without subpages is the 404 page of its language', () => {
  const notFound = { kind: 'page', status: 404 }
  const spanish = { ...notFound, page: '/dfw/not-found-page', language: 'es' }
  expect(resolveRouteOrTown('/es/get-quote/more')).toEqual(spanish)
  const french = { ...notFound, page: '/ottawa/not-found-page', language: 'fr' }
  expect(resolveRouteOrTown('/fr/privacy/more')).toEqual(french)
})

test.each([
  ['/es', '', 200],
  ['/es/get-quote', '/get-quote', 200],
  ['/es/miami/faq', '/miami/faq', 200],
  ['/es/miami/nope', '/miami/not-found-page', 404],
])('The Spanish page %s is %s with status %i', (path, page, status) => {
  expect(resolveRouteOrTown(path)).toEqual({ kind: 'page', page, status, language: 'es' })
})

test.each([
  ['/es/hialeah', '/es/miami', 307],
  ['/es/Miami', '/es/miami', 308],
  ['/ES/miami', '/es/miami', 307],
  ['/es/toronto/faq', '/toronto/faq', 307],
  ['/es/ottawa', '/ottawa', 307],
  ['/fr/miami', '/miami', 307],
  ['/fr', '/fr/ottawa', 307],
])('%s leads to %s with status %i', (path, target, status) => {
  expect(resolveRouteOrTown(path)).toEqual({ kind: 'redirect', path: target, status })
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
  ['/mississauga', '/mississauga'],
  ['/Mississauga/Get-Quote', '/Mississauga/get-quote'],
  ['/atlantis/mary@example.com', '/atlantis'],
  ['/dallas-75201', '/dallas-75201'],
  ['/es/orlando/faq', '/es/orlando/faq'],
  ['/fr/toronto', '/fr/toronto'],
  ['/es/mary@example.com', undefined],
  ['/mary@example.com', undefined],
  ['/mary-416-555-0142', undefined],
  ['/4165550142', undefined],
  ['/12-elm-street', undefined],
  ['/orl%C3%A9ans', undefined],
  ['/a_b', undefined],
  ['/', undefined],
  [`/${'a'.repeat(40)}`, `/${'a'.repeat(40)}`],
  [`/${'a'.repeat(41)}`, undefined],
])('Attribution keeps the typed path %s as %s', (path, kept) => {
  expect(getTypedPath(path)).toBe(kept)
})
