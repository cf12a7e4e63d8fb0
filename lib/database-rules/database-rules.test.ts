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
import { MARKER_LISTS, RELATED_LISTS, LIST_NAMES } from '@/lib/store/store'

test('The committed rules are up to date: `npm run assets -- rules` writes them', () => {
  const committed = readFileSync('database.rules.json', 'utf8')
  expect(committed).toBe(`${JSON.stringify(buildDatabaseRules(), null, 2)}\n`)
})

test('Every slash in the patterns of the committed rules is escaped', () => {
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
  'a client without a token': null,
  'a signed-in client': { uid: 'mXq3vN0kRzYt1uWbC9dE8fGhI7j2' },
  'a client named Site': { uid: 'Site' },
  'a client with an empty uid': { uid: '' },
  'the site': SITE_AUTH,
  ops: OPS_AUTH,
} as const
type Client = keyof typeof CLIENTS

/** Written by hand, independent of LIST_POLICIES. */
function expectedOperations(client: Client, list: string): Operation[] {
  const isForOps = ['outcomes', 'exported'].includes(list)
  if (client === 'the site') {
    if (isForOps) return []
    if (list === 'experiment_visits') return ['create', 'overwrite', 'edit', 'read one']
    return list === 'locations' ? ['read one'] : ['create', 'read one']
  }
  if (client !== 'ops') return []
  if (
    [
      'limits',
      'seen',
      'slots',
      'experiment_visits',
      'attribution',
      'consents',
      'consent_changes',
      ...MARKER_LISTS,
      'suspicions',
      'canary/leads',
      'canary/jobs',
    ].includes(list)
  )
    return ['remove', 'read one', 'read all']
  return OPERATIONS.filter(
    (operation) => operation !== 'create' || list === 'locations' || isForOps,
  )
}

const CASES = ['', 'preview/'].flatMap((root) =>
  LIST_NAMES.flatMap((list) =>
    (Object.keys(CLIENTS) as Client[]).map((client) => ({ root, list, client })),
  ),
)

test.each(CASES)('In $root$list, $client has exactly its permissions', ({ root, list, client }) => {
  const path = `${root}${list}/${getSampleKey(list)}`
  const record = SAMPLE_RECORDS[list]
  const empty = createDatabase(null, CLIENTS[client])
  const full = createDatabase(createTree(path, record), CLIENTS[client])
  const [field] = Object.keys(record)
  const results = {
    create: empty.write(path, record),
    overwrite: full.write(path, record),
    edit: full.update(path, { [String(field)]: record[String(field)] }),
    remove: full.write(path, null),
    'read one': full.read(path),
    'read all': full.read(root + list),
  }
  const allowed = OPERATIONS.filter((operation) => results[operation].allowed)
  expect(allowed).toEqual(expectedOperations(client, list))
})

describe.each(['', 'preview/'])('At the root "%s"', (root) => {
  const lead = `${root}leads/${getSampleKey('leads')}`
  const full = createTree(lead, SAMPLE_RECORDS.leads)

  test.each([
    ['everything', '/'],
    ['all of a preview', 'preview'],
    ['the whole quarantine', `${root}quarantine`],
    ['an unknown list', `${root}users`],
    ['a preview in a preview', `${root}preview/preview/leads`],
  ])('Neither the site nor ops may read or write %s', (_what, path) => {
    for (const auth of [SITE_AUTH, OPS_AUTH]) {
      const database = createDatabase(full, auth)
      expect(database.read(path).allowed).toBe(false)
      expect(database.write(path, null).allowed).toBe(false)
      expect(database.write(path, { [getSampleKey('leads')]: SAMPLE_RECORDS.leads }).allowed).toBe(
        false,
      )
    }
  })

  test('No client may write or remove a whole list', () => {
    for (const auth of [null, SITE_AUTH, OPS_AUTH]) {
      for (const list of LIST_NAMES) {
        const database = createDatabase(full, auth)
        expect(database.write(root + list, null).allowed).toBe(false)
        const records = { [getSampleKey(list)]: SAMPLE_RECORDS[list] }
        expect(database.write(root + list, records).allowed).toBe(false)
      }
    }
  })

  test('The site may not build a record field by field, nor complete or change one', () => {
    const { name, ...nameless } = SAMPLE_RECORDS.leads
    expect(createDatabase(null, SITE_AUTH).write(`${lead}/name`, name).allowed).toBe(false)
    const partial = createDatabase(createTree(lead, nameless), SITE_AUTH)
    expect(partial.write(`${lead}/name`, name).allowed).toBe(false)
    const whole = createDatabase(full, SITE_AUTH)
    expect(whole.write(`${lead}/name`, 'Bert').allowed).toBe(false)
    expect(whole.update(lead, { status: 'won' }).allowed).toBe(false)
    expect(whole.write(`${lead}/name`, null).allowed).toBe(false)
  })

  test('The site may not overwrite a record in an update with creations', () => {
    const list = `${root}leads`
    const created = { [getSampleKey('leads').replace(/.$/, '_')]: SAMPLE_RECORDS.leads }
    expect(createDatabase(full, SITE_AUTH).update(list, created).allowed).toBe(true)
    const both = { ...created, [getSampleKey('leads')]: SAMPLE_RECORDS.leads }
    expect(createDatabase(null, SITE_AUTH).update(list, both).allowed).toBe(true)
    expect(createDatabase(full, SITE_AUTH).update(list, both).allowed).toBe(false)
  })

  test('The site may create all related records in one update, but overwrite none', () => {
    const related = Object.fromEntries(
      RELATED_LISTS.map((list) => [`${list}/${getSampleKey(list)}`, SAMPLE_RECORDS[list]]),
    )
    const at = root || '/'
    expect(createDatabase(null, SITE_AUTH).update(at, related).allowed).toBe(true)
    expect(createDatabase(null, OPS_AUTH).update(at, related).allowed).toBe(false)
    expect(createDatabase(null, null).update(at, related).allowed).toBe(false)
    for (const list of RELATED_LISTS) {
      const existing = createTree(`${root}${list}/${getSampleKey(list)}`, SAMPLE_RECORDS[list])
      expect(createDatabase(existing, SITE_AUTH).update(at, related).allowed).toBe(false)
      const edited = { ...related, [`${list}/${getSampleKey(list)}`]: { name: 'not of this list' } }
      expect(createDatabase(null, SITE_AUTH).update(at, edited).allowed).toBe(false)
    }
  })

  test('Ops may remove a missing record, but not a required field of a record', () => {
    expect(createDatabase(null, OPS_AUTH).write(lead, null).allowed).toBe(true)
    expect(createDatabase(full, OPS_AUTH).write(`${lead}/name`, null).allowed).toBe(false)
  })
})
