import * as z from 'zod/mini'
import { AttributionSchema } from '@/lib/analytics/attribution'
import { VISITS_KEY } from '@/lib/analytics/visits-key'
import { ConsentSchema } from '@/lib/submissions/consent-record'
import { ExportedSchema, OutcomeSchema } from '@/lib/submissions/outcome-record'
import { JobDetailsSchema, JobSchema } from '@/lib/forms/job'
import { LeadSchema, MoveDetailsSchema } from '@/lib/forms/lead'
import { anyOf, matchesPattern, buildShapeRules, type Rules } from './shape-rules'
import * as stored from '@/lib/forms/stored-fields'
import { LocationSchema } from '@/lib/locations/location-record'
import { SLOT_KEY } from '@/lib/locations/slot-keys'
import {
  DISPATCH_LISTS,
  IDENTITIES,
  PREVIEW_PREFIX,
  type Identity,
  type ListName,
} from '@/lib/store/store'

/** `list` reads a whole list; the others concern one record by its key. */
type Permission = 'list' | 'read' | 'create' | 'update' | 'remove'

interface ListPolicy {
  key: RegExp
  record: z.core.$ZodType
  /** Edits by staff are checked for types and lengths only. */
  isStaffEditable: boolean
  permissions: Record<Identity, readonly Permission[]>
}

const SUBMISSION_POLICY = {
  key: /^[-0-9A-Z_a-z]{20}$/,
  isStaffEditable: true,
  permissions: { site: ['read', 'create'], ops: ['list', 'update', 'remove'] },
} as const satisfies Omit<ListPolicy, 'record'>

const IMMUTABLE_POLICY = {
  isStaffEditable: false,
  permissions: { site: ['read', 'create'], ops: ['list', 'remove'] },
} as const satisfies Omit<ListPolicy, 'key' | 'record'>

const OPS_POLICY = {
  key: SUBMISSION_POLICY.key,
  isStaffEditable: false,
  permissions: { site: [], ops: ['list', 'read', 'create', 'update', 'remove'] },
} as const satisfies Omit<ListPolicy, 'record'>

const submissionKey = z.string().check(z.regex(SUBMISSION_POLICY.key))
const SlotSchema = z.strictObject({ key: submissionKey, at: z.number() })
const VisitsSchema = z.strictObject({ visitors: z.number().check(z.minimum(1)) })
const SeenSchema = z.strictObject({
  key: submissionKey,
  attempt: z.string().check(z.regex(/^[-0-9a-f]{36}$/)),
})
const MarkerSchema = z.strictObject({
  list: z.enum(DISPATCH_LISTS),
  at: stored.instant,
  tries: z.number(),
  refused: z.optional(z.boolean()),
})
const MARKER_POLICY = { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: MarkerSchema }
const SuspicionsSchema = z.strictObject({
  reasons: z.string().check(z.regex(/^[a-z,-]+$/), z.maxLength(60)),
  at: stored.instant,
})

/** `npm run assets -- rules` writes database.rules.json from it. */
export const LIST_POLICIES: Record<ListName, ListPolicy> = {
  leads: { ...SUBMISSION_POLICY, record: LeadSchema },
  jobs: { ...SUBMISSION_POLICY, record: JobSchema },
  move_details: { ...SUBMISSION_POLICY, record: MoveDetailsSchema },
  job_details: { ...SUBMISSION_POLICY, record: JobDetailsSchema },
  attribution: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: AttributionSchema },
  consents: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: ConsentSchema },
  consent_changes: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: ConsentSchema },
  outcomes: { ...OPS_POLICY, record: OutcomeSchema },
  exported: { ...OPS_POLICY, record: ExportedSchema },
  handed_over: MARKER_POLICY,
  changes_handed_over: MARKER_POLICY,
  dispatch_mails: MARKER_POLICY,
  chat_messages: MARKER_POLICY,
  confirmation_mails: MARKER_POLICY,
  suspicions: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: SuspicionsSchema },
  'quarantine/leads': { ...SUBMISSION_POLICY, record: LeadSchema },
  'quarantine/jobs': { ...SUBMISSION_POLICY, record: JobSchema },
  'canary/leads': { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: LeadSchema },
  'canary/jobs': { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: JobSchema },
  limits: { ...IMMUTABLE_POLICY, key: /^[-0-9A-Z_a-z]{20}-[0-9]{2}$/, record: SlotSchema },
  seen: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: SeenSchema },
  slots: { ...IMMUTABLE_POLICY, key: SLOT_KEY, record: SlotSchema },
  experiment_visits: {
    key: VISITS_KEY,
    record: VisitsSchema,
    isStaffEditable: false,
    permissions: { site: ['read', 'create', 'update'], ops: ['list', 'remove'] },
  },
  locations: {
    key: /^[a-z-]+$/,
    record: LocationSchema,
    isStaffEditable: false,
    permissions: { site: ['read'], ops: ['list', 'create', 'update', 'remove'] },
  },
}

const WRITE_CONDITIONS = [
  ['create', '(!data.exists() && newData.exists())'],
  ['update', '(data.exists() && newData.exists())'],
  ['remove', '!newData.exists()'],
] as const satisfies [Permission, string][]

/** Denies everything but the policies. An administrator's token without an identity bypasses all rules. */
export function buildDatabaseRules(policies: Record<ListName, ListPolicy> = LIST_POLICIES): {
  rules: Rules
} {
  const rules: Rules = { '.read': false, '.write': false }
  for (const prefix of ['', PREVIEW_PREFIX]) {
    for (const [list, policy] of Object.entries(policies))
      setAtPath(rules, prefix + list, buildListRules(policy))
  }
  return { rules }
}

function buildListRules({ key, record, isStaffEditable, permissions }: ListPolicy): Rules {
  const { '.validate': shape, ...fields } = buildShapeRules(record, isStaffEditable)
  const conditionsFor = (permission: Permission) =>
    IDENTITIES.filter((identity) => permissions[identity].includes(permission)).map(isIdentity)
  const writeConditions = IDENTITIES.flatMap((identity) => {
    const changes = WRITE_CONDITIONS.filter(([name]) => permissions[identity].includes(name))
    const condition = anyOf(changes.map(([, expression]) => expression))
    return condition ? [`(${isIdentity(identity)} && ${condition})`] : []
  })
  return {
    '.read': allowIf(conditionsFor('list')),
    $key: {
      '.read': allowIf(conditionsFor('read')),
      '.write': allowIf(writeConditions),
      '.validate': `$key.${matchesPattern(key.source)} && ${shape}`,
      ...fields,
    },
  }
}

function isIdentity(identity: Identity): string {
  return `auth.uid === '${identity}'`
}

function allowIf(conditions: string[]): string | false {
  return conditions.length > 0 && `auth !== null && ${anyOf(conditions)}`
}

function setAtPath(tree: Rules, path: string, rules: Rules): void {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) {
    tree[first] = rules
    return
  }
  const branch = (tree[first] ??= {})
  if (typeof branch === 'object') setAtPath(branch, rest.join('/'), rules)
}
