import { readFileSync } from 'node:fs'
import { databaseRules } from './database-rules'
import { databaseWith, keyIn, OPS, RECORDS, SITE, treeWith } from './database-rules.fixture'
import { BESIDE_LISTS, LISTS } from '@/lib/store/store'

test('The committed rules are those of the table: `npm run rules` writes them', () => {
  const committed = readFileSync('database.rules.json', 'utf8')
  expect(committed).toBe(`${JSON.stringify(databaseRules(), null, 2)}\n`)
})

test('No pattern of the committed rules holds a slash that could end it', () => {
  const committed = readFileSync('database.rules.json', 'utf8')
  const rules = Array.from(committed.matchAll(/"\.validate": (".*")/g), ([, rule = '""']) =>
    String(JSON.parse(rule)),
  ).join('\n')
  const patterns = Array.from(
    rules.matchAll(/\.matches\(\/(.*?)\/\)/g),
    ([, pattern = '']) => pattern,
  )
  expect(patterns).toHaveLength(rules.split('.matches(').length - 1)
  expect(patterns.filter((pattern) => pattern.includes('/'))).not.toEqual([])
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern)).not.toThrow()
    expect(pattern.replace(/\\./g, '')).not.toContain('/')
  }
})

const OPERATIONS = ['create', 'overwrite', 'edit', 'remove', 'read one', 'read all'] as const
type Operation = (typeof OPERATIONS)[number]

const PEOPLE = {
  nobody: null,
  'a signed-in client': { uid: 'mXq3vN0kRzYt1uWbC9dE8fGhI7j2' },
  'an almost-site': { uid: 'Site' },
  'a client without a name': { uid: '' },
  'the site': SITE,
  ops: OPS,
} as const
type Person = keyof typeof PEOPLE

/** Written out by hand: the table must not be its own witness. */
function expected(person: Person, list: string): Operation[] {
  if (person === 'the site') return list === 'locations' ? ['read one'] : ['create', 'read one']
  if (person !== 'ops') return []
  if (
    [
      'limits',
      'seen',
      'attribution',
      'consents',
      'consent_changes',
      'handed_over',
      'changes_handed_over',
      'suspicions',
      'canary/leads',
      'canary/jobs',
    ].includes(list)
  )
    return ['remove', 'read one', 'read all']
  return OPERATIONS.filter((operation) => operation !== 'create' || list === 'locations')
}

const CASES = ['', 'preview/'].flatMap((root) =>
  LISTS.flatMap((list) =>
    (Object.keys(PEOPLE) as Person[]).map((person) => ({ root, list, person })),
  ),
)

test.each(CASES)('In $root$list, $person may do only what is theirs', ({ root, list, person }) => {
  const path = `${root}${list}/${keyIn(list)}`
  const record = RECORDS[list]
  const empty = databaseWith(null, PEOPLE[person])
  const full = databaseWith(treeWith(path, record), PEOPLE[person])
  const [field] = Object.keys(record)
  const results = {
    create: empty.write(path, record),
    overwrite: full.write(path, record),
    edit: full.update(path, { [String(field)]: record[String(field)] }),
    remove: full.write(path, null),
    'read one': full.read(path),
    'read all': full.read(root + list),
  }
  const may = OPERATIONS.filter((operation) => results[operation].allowed)
  expect(may).toEqual(expected(person, list))
})

describe.each(['', 'preview/'])('At the root "%s"', (root) => {
  const lead = `${root}leads/${keyIn('leads')}`
  const full = treeWith(lead, RECORDS.leads)

  test.each([
    ['everything', '/'],
    ['all of a preview', 'preview'],
    ['the whole quarantine', `${root}quarantine`],
    ['a list that is not ours', `${root}users`],
    ['a preview in a preview', `${root}preview/preview/leads`],
  ])('Neither the site nor ops may touch %s', (_what, path) => {
    for (const person of [SITE, OPS]) {
      const database = databaseWith(full, person)
      expect(database.read(path).allowed).toBe(false)
      expect(database.write(path, null).allowed).toBe(false)
      expect(database.write(path, { [keyIn('leads')]: RECORDS.leads }).allowed).toBe(false)
    }
  })

  test('Nobody may write or remove a whole list', () => {
    for (const person of [null, SITE, OPS]) {
      for (const list of LISTS) {
        const database = databaseWith(full, person)
        expect(database.write(root + list, null).allowed).toBe(false)
        const records = { [keyIn(list)]: RECORDS[list] }
        expect(database.write(root + list, records).allowed).toBe(false)
      }
    }
  })

  test('The site may not grow a record field by field, nor complete or change one', () => {
    const { name, ...nameless } = RECORDS.leads
    expect(databaseWith(null, SITE).write(`${lead}/name`, name).allowed).toBe(false)
    const partial = databaseWith(treeWith(lead, nameless), SITE)
    expect(partial.write(`${lead}/name`, name).allowed).toBe(false)
    const whole = databaseWith(full, SITE)
    expect(whole.write(`${lead}/name`, 'Bert').allowed).toBe(false)
    expect(whole.update(lead, { status: 'won' }).allowed).toBe(false)
    expect(whole.write(`${lead}/name`, null).allowed).toBe(false)
  })

  test('The site may not hide a second write among creations', () => {
    const list = `${root}leads`
    const created = { [keyIn('leads').replace(/.$/, '_')]: RECORDS.leads }
    expect(databaseWith(full, SITE).update(list, created).allowed).toBe(true)
    const both = { ...created, [keyIn('leads')]: RECORDS.leads }
    expect(databaseWith(null, SITE).update(list, both).allowed).toBe(true)
    expect(databaseWith(full, SITE).update(list, both).allowed).toBe(false)
  })

  test('The site may write at once what stands beside a record, and only what is not there', () => {
    const beside = Object.fromEntries(
      BESIDE_LISTS.map((list) => [`${list}/${keyIn(list)}`, RECORDS[list]]),
    )
    const at = root || '/'
    expect(databaseWith(null, SITE).update(at, beside).allowed).toBe(true)
    expect(databaseWith(null, OPS).update(at, beside).allowed).toBe(false)
    expect(databaseWith(null, null).update(at, beside).allowed).toBe(false)
    for (const list of BESIDE_LISTS) {
      const one = treeWith(`${root}${list}/${keyIn(list)}`, RECORDS[list])
      expect(databaseWith(one, SITE).update(at, beside).allowed).toBe(false)
      const edited = { ...beside, [`${list}/${keyIn(list)}`]: { name: 'not of this list' } }
      expect(databaseWith(null, SITE).update(at, edited).allowed).toBe(false)
    }
  })

  test('Ops may remove what is not there, but not a field of a record', () => {
    expect(databaseWith(null, OPS).write(lead, null).allowed).toBe(true)
    expect(databaseWith(full, OPS).write(`${lead}/name`, null).allowed).toBe(false)
  })
})
