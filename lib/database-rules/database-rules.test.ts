import { readFileSync } from 'node:fs'
import { buildDatabaseRules } from './database-rules'
import {
  createDatabase,
  getSampleKey,
  OPS_AUTH,
  SAMPLE_RECORDS,
  SITE_AUTH,
  createTree,
} from './database-rules.fixture'
import { RELATED_LISTS, LIST_NAMES } from '@/lib/store/store'

test('The committed rules are those of the table: `npm run assets -- rules` writes them', () => {
  const committed = readFileSync('database.rules.json', 'utf8')
  expect(committed).toBe(`${JSON.stringify(buildDatabaseRules(), null, 2)}\n`)
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

const CLIENTS = {
  nobody: null,
  'a signed-in client': { uid: 'mXq3vN0kRzYt1uWbC9dE8fGhI7j2' },
  'an almost-site': { uid: 'Site' },
  'a client without a name': { uid: '' },
  'the site': SITE_AUTH,
  ops: OPS_AUTH,
} as const
type Client = keyof typeof CLIENTS

/** Written out by hand: the table must not be its own witness. */
function expectedOperations(person: Client, list: string): Operation[] {
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
  LIST_NAMES.flatMap((list) =>
    (Object.keys(CLIENTS) as Client[]).map((person) => ({ root, list, person })),
  ),
)

test.each(CASES)('In $root$list, $person may do only what is theirs', ({ root, list, person }) => {
  const path = `${root}${list}/${getSampleKey(list)}`
  const record = SAMPLE_RECORDS[list]
  const empty = createDatabase(null, CLIENTS[person])
  const full = createDatabase(createTree(path, record), CLIENTS[person])
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
  expect(may).toEqual(expectedOperations(person, list))
})

describe.each(['', 'preview/'])('At the root "%s"', (root) => {
  const lead = `${root}leads/${getSampleKey('leads')}`
  const full = createTree(lead, SAMPLE_RECORDS.leads)

  test.each([
    ['everything', '/'],
    ['all of a preview', 'preview'],
    ['the whole quarantine', `${root}quarantine`],
    ['a list that is not ours', `${root}users`],
    ['a preview in a preview', `${root}preview/preview/leads`],
  ])('Neither the site nor ops may touch %s', (_what, path) => {
    for (const person of [SITE_AUTH, OPS_AUTH]) {
      const database = createDatabase(full, person)
      expect(database.read(path).allowed).toBe(false)
      expect(database.write(path, null).allowed).toBe(false)
      expect(database.write(path, { [getSampleKey('leads')]: SAMPLE_RECORDS.leads }).allowed).toBe(
        false,
      )
    }
  })

  test('Nobody may write or remove a whole list', () => {
    for (const person of [null, SITE_AUTH, OPS_AUTH]) {
      for (const list of LIST_NAMES) {
        const database = createDatabase(full, person)
        expect(database.write(root + list, null).allowed).toBe(false)
        const records = { [getSampleKey(list)]: SAMPLE_RECORDS[list] }
        expect(database.write(root + list, records).allowed).toBe(false)
      }
    }
  })

  test('The site may not grow a record field by field, nor complete or change one', () => {
    const { name, ...nameless } = SAMPLE_RECORDS.leads
    expect(createDatabase(null, SITE_AUTH).write(`${lead}/name`, name).allowed).toBe(false)
    const partial = createDatabase(createTree(lead, nameless), SITE_AUTH)
    expect(partial.write(`${lead}/name`, name).allowed).toBe(false)
    const whole = createDatabase(full, SITE_AUTH)
    expect(whole.write(`${lead}/name`, 'Bert').allowed).toBe(false)
    expect(whole.update(lead, { status: 'won' }).allowed).toBe(false)
    expect(whole.write(`${lead}/name`, null).allowed).toBe(false)
  })

  test('The site may not hide a second write among creations', () => {
    const list = `${root}leads`
    const created = { [getSampleKey('leads').replace(/.$/, '_')]: SAMPLE_RECORDS.leads }
    expect(createDatabase(full, SITE_AUTH).update(list, created).allowed).toBe(true)
    const both = { ...created, [getSampleKey('leads')]: SAMPLE_RECORDS.leads }
    expect(createDatabase(null, SITE_AUTH).update(list, both).allowed).toBe(true)
    expect(createDatabase(full, SITE_AUTH).update(list, both).allowed).toBe(false)
  })

  test('The site may write at once what stands beside a record, and only what is not there', () => {
    const beside = Object.fromEntries(
      RELATED_LISTS.map((list) => [`${list}/${getSampleKey(list)}`, SAMPLE_RECORDS[list]]),
    )
    const at = root || '/'
    expect(createDatabase(null, SITE_AUTH).update(at, beside).allowed).toBe(true)
    expect(createDatabase(null, OPS_AUTH).update(at, beside).allowed).toBe(false)
    expect(createDatabase(null, null).update(at, beside).allowed).toBe(false)
    for (const list of RELATED_LISTS) {
      const one = createTree(`${root}${list}/${getSampleKey(list)}`, SAMPLE_RECORDS[list])
      expect(createDatabase(one, SITE_AUTH).update(at, beside).allowed).toBe(false)
      const edited = { ...beside, [`${list}/${getSampleKey(list)}`]: { name: 'not of this list' } }
      expect(createDatabase(null, SITE_AUTH).update(at, edited).allowed).toBe(false)
    }
  })

  test('Ops may remove what is not there, but not a field of a record', () => {
    expect(createDatabase(null, OPS_AUTH).write(lead, null).allowed).toBe(true)
    expect(createDatabase(full, OPS_AUTH).write(`${lead}/name`, null).allowed).toBe(false)
  })
})
