import * as z from 'zod/mini'
import { CONSENT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createLead, MoveDetailsSchema } from '@/lib/forms/lead'
import { getStore } from '@/lib/store'
import type { StoredRecord } from '@/lib/store/store'
import { createIdempotencyKey } from '@/lib/submissions/push-id.fixture'
import { readSubmission } from '@/lib/submissions/read-submission'
import { createRequest } from '@/lib/submissions/submission.fixture'
import { saveSubmission } from '@/lib/submissions/submission'
import { buildDatabaseRules, LIST_POLICIES } from './database-rules'
import { startRulesServer } from './rules-server.fixture'
import { buildShapeRules } from './shape-rules'

/** The procedure that these tests prove is in docs/record-changes.md. */

jest.mock('@/lib/store')

const buildRulesWithElevator = (elevator: z.core.$ZodType) => {
  const record = z.extend(MoveDetailsSchema, { elevator })
  return buildDatabaseRules({
    ...LIST_POLICIES,
    move_details: { ...LIST_POLICIES.move_details, record },
  })
}
const OLD_RULES = buildDatabaseRules()
const NEW_RULES = buildRulesWithElevator(z.optional(z.boolean()))
const REQUIRED_RULES = buildRulesWithElevator(z.boolean())

const OLD_DETAILS = { move_date: '2026-12-01', packing: true }
const NEW_DETAILS = { ...OLD_DETAILS, elevator: false }

let server: Awaited<ReturnType<typeof startRulesServer>>
const servers: (typeof server)[] = []
let logged: Record<string, unknown>[]

beforeEach(() => {
  logged = []
  const record = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>)
  jest.spyOn(console, 'log').mockImplementation(record)
  jest.spyOn(console, 'error').mockImplementation(record)
})
afterEach(() => {
  for (const started of servers.splice(0)) started.stop()
  jest.restoreAllMocks()
})

async function startServer(rules: object): Promise<void> {
  server = await startRulesServer(rules)
  servers.push(server)
  // Compiles the rules: a related record has one second.
  await server.openStore('ops').list('leads')
}

/** Sends a quote request to a site that stores these move details. */
async function submitQuote(rules: object, details: StoredRecord) {
  await startServer(rules)
  jest.mocked(getStore).mockResolvedValue(server.openStore('site'))
  const content = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
  const form = new FormData()
  form.set(IDEMPOTENCY_KEY_FIELD, createIdempotencyKey(Date.now()))
  form.set(CONSENT_FIELD, 'ca-1')
  const { meta } = readSubmission(form, createRequest({ 'x-forwarded-for': '203.0.113.7' }), [])
  return saveSubmission({
    meta,
    list: 'leads',
    content,
    buildRecord: () => createLead({ cityKey: 'toronto', ...content }, meta),
    cityKey: 'toronto',
    details,
  })
}

/** Edits the move details of an earlier record, as staff do. */
async function editDetails(rules: object, details: StoredRecord, changes: StoredRecord) {
  await startServer(rules)
  const key = '-'.padEnd(20, 'x')
  server.data.move_details = { [key]: details }
  await server.openStore('ops').update('move_details', key, changes)
  return server.data.move_details[key]
}

test('Before the rules are deployed, a new field costs its own record and never the lead', async () => {
  const { status, key } = await submitQuote(OLD_RULES, NEW_DETAILS)
  expect(status).toBe('stored')
  expect(server.data.leads?.[key]).toMatchObject({ name: 'Mary Smith' })
  expect(server.data.move_details).toBeUndefined()
  expect(server.data.consents?.[key]).toBeDefined()
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'related-records', lists: ['move_details'], key }),
  )
})

test.each([
  ['the old site', OLD_DETAILS],
  ['the new site', NEW_DETAILS],
])('Under the new rules %s stores every record', async (_site, details) => {
  const { status, key } = await submitQuote(NEW_RULES, details)
  expect(status).toBe('stored')
  expect(server.data.leads?.[key]).toBeDefined()
  expect(server.data.move_details?.[key]).toMatchObject(details)
  expect(logged).not.toContainEqual(expect.objectContaining({ event: 'related-records' }))
})

test('Staff edit an earlier record that lacks the optional field, and may add the field', async () => {
  expect(await editDetails(NEW_RULES, OLD_DETAILS, { packing: false })).toEqual({
    ...OLD_DETAILS,
    packing: false,
  })
  expect(await editDetails(NEW_RULES, OLD_DETAILS, { elevator: false })).toEqual(NEW_DETAILS)
})

test('An optional field with a value of another type is denied', async () => {
  const edit = editDetails(NEW_RULES, OLD_DETAILS, { elevator: 'yes' })
  await expect(edit).rejects.toThrow('status 401')
})

test('A field that is required at once locks staff out of earlier records', async () => {
  const edit = editDetails(REQUIRED_RULES, OLD_DETAILS, { packing: false })
  await expect(edit).rejects.toThrow('status 401')
})

test('After the rules drop a field, staff still edit the other fields of records that have it', async () => {
  const edited = await editDetails(OLD_RULES, NEW_DETAILS, { packing: false })
  expect(edited).toEqual({ ...NEW_DETAILS, packing: false })
  const edit = editDetails(OLD_RULES, NEW_DETAILS, { elevator: true })
  await expect(edit).rejects.toThrow('status 401')
})

test('Optional fields are not required, also in nested and in all-optional records', () => {
  const address = z.strictObject({ street: z.string(), unit: z.optional(z.string()) })
  const rules = buildShapeRules(z.strictObject({ address: z.optional(address) }), false)
  expect(rules['.validate']).toBe('newData.hasChildren()')
  expect(rules.address).toMatchObject({
    '.validate': "newData.hasChildren(['street'])",
    unit: { '.validate': expect.stringContaining('newData.isString()') as string },
    $other: { '.validate': false },
  })
})
