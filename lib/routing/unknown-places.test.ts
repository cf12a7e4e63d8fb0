import { resolveRouteOrTown } from './towns'

const redirect = (path: string) => ({ kind: 'redirect', path, status: 307 })

test.each([
  ['/springfield/faq', '/', 'springfield'],
  ['/Springfield', '/', 'Springfield'],
  ['/springfield.', '/', 'springfield'],
  ['/guelf', '/', 'guelf'],
  ['/downtown', '/', 'downtown'],
  ['/victoria-park', '/', 'victoria park'],
  ['/new_york', '/', 'new york'],
  ['/new+york/get-quote', '/', 'new york'],
  ['/New%20York', '/', 'New York'],
  ['/st.%20thomas', '/', 'st. thomas'],
  ['/canada/toronto', '/', 'canada'],
  ['/constructor', '/', 'constructor'],
  ['/fr/montreal', '/fr/ottawa', 'montreal'],
  ['/fr/Montr%C3%A9al', '/fr/ottawa', 'Montréal'],
  ['/fr/qu%C3%A9bec/get-quote', '/fr/ottawa', 'québec'],
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
