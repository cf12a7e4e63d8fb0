import { CITY_KEYS } from '@/lib/cities/cities'
import { clonesFor, withClones } from './more-cities'

test('As many cities are added as are missing, each under a key of its own', () => {
  const clones = clonesFor(170)
  const keys = [...CITY_KEYS, ...clones.map(([clone]) => clone)]
  expect(keys).toHaveLength(170)
  expect(new Set(keys).size).toBe(170)
  expect(clones[0]).toEqual(['toronto-2', 'toronto'])
  expect(clonesFor(CITY_KEYS.length)).toEqual([])
})

test('A table keeps its lines and its type, and gets more', () => {
  const source = `import a from 'a'

/** Cities. */
export const CITIES = {
  toronto: { name: 'Toronto' },
} as const satisfies Record<string, City>

export const OTHER = {}
`
  expect(withClones(source, 'CITIES', [['toronto-2', 'toronto']])).toBe(`import a from 'a'

/** Cities. */
const OWN_CITIES = {
  toronto: { name: 'Toronto' },
} as const satisfies Record<string, City>

export const CITIES = {
  ...OWN_CITIES,
  'toronto-2': OWN_CITIES['toronto'],
} as const satisfies Record<string, City>

export const OTHER = {}
`)
  const typed = 'export const WORDS: Record<Key, Words> = {\n  a: A,\n}\n'
  expect(withClones(typed, 'WORDS', [['b', 'a']])).toBe(
    "const OWN_WORDS = {\n  a: A,\n}\n\nexport const WORDS: Record<Key, Words> = {\n  ...OWN_WORDS,\n  'b': OWN_WORDS['a'],\n}\n",
  )
  expect(() => withClones(source, 'TOWNS', [])).toThrow('TOWNS')
})
