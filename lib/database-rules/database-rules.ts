import * as z from 'zod/mini'
import { AttributionSchema } from '@/lib/analytics/attribution'
import { ConsentSchema } from '@/lib/submissions/consent-record'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema, MoveDetailsSchema } from '@/lib/forms/lead'
import { anyOf, matchesPattern, buildShapeRules, type Rules } from './shape-rules'
import * as stored from '@/lib/forms/stored-fields'
import {
  DISPATCH_LISTS,
  IDENTITIES,
  PREVIEW_PREFIX,
  type Identity,
  type ListName,
} from '@/lib/store/store'

/** What an identity may do: look through a list, or do something with one record by its key. */
type Permission = 'list' | 'read' | 'create' | 'update' | 'remove'

interface ListPolicy {
  /** What a key looks like, in the syntax that the rules know. */
  key: RegExp
  record: z.core.$ZodType
  /** Whether staff edit the values: then an edit is held to their types and lengths only. */
  isStaffEditable: boolean
  permissions: Record<Identity, readonly Permission[]>
}

/** What visitors send: the site creates it, and may look whether it is there; staff do the rest. */
const SUBMISSION_POLICY = {
  key: /^[-0-9A-Z_a-z]{20}$/,
  isStaffEditable: true,
  permissions: { site: ['read', 'create'], ops: ['list', 'update', 'remove'] },
} as const satisfies Omit<ListPolicy, 'record'>

/** Counts of a day, what we learnt beside a request, and our own canaries: nobody changes it. */
const IMMUTABLE_POLICY = {
  isStaffEditable: false,
  permissions: { site: ['read', 'create'], ops: ['list', 'remove'] },
} as const satisfies Omit<ListPolicy, 'key' | 'record'>

const submissionKey = z.string().check(z.regex(SUBMISSION_POLICY.key))
const SlotSchema = z.strictObject({ key: submissionKey, at: z.number() })
const SeenSchema = z.strictObject({
  key: submissionKey,
  attempt: z.string().check(z.regex(/^[-0-9a-f]{36}$/)),
})
const HandedOverSchema = z.strictObject({
  list: z.enum(DISPATCH_LISTS),
  at: stored.instant,
  tries: z.number(),
})
const SuspicionsSchema = z.strictObject({
  reasons: z.string().check(z.regex(/^[a-z,-]+$/), z.maxLength(60)),
  at: stored.instant,
})
const LocationSchema = z.strictObject({ tracking_phone: stored.phone })

/** Who may do what with which list; `npm run assets -- rules` makes database.rules.json of it. */
export const LIST_POLICIES: Record<ListName, ListPolicy> = {
  leads: { ...SUBMISSION_POLICY, record: LeadSchema },
  jobs: { ...SUBMISSION_POLICY, record: JobSchema },
  move_details: { ...SUBMISSION_POLICY, record: MoveDetailsSchema },
  attribution: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: AttributionSchema },
  consents: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: ConsentSchema },
  consent_changes: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: ConsentSchema },
  handed_over: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: HandedOverSchema },
  changes_handed_over: {
    ...IMMUTABLE_POLICY,
    key: SUBMISSION_POLICY.key,
    record: HandedOverSchema,
  },
  suspicions: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: SuspicionsSchema },
  'quarantine/leads': { ...SUBMISSION_POLICY, record: LeadSchema },
  'quarantine/jobs': { ...SUBMISSION_POLICY, record: JobSchema },
  'canary/leads': { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: LeadSchema },
  'canary/jobs': { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: JobSchema },
  limits: { ...IMMUTABLE_POLICY, key: /^[-0-9A-Z_a-z]{20}-[0-9]{2}$/, record: SlotSchema },
  seen: { ...IMMUTABLE_POLICY, key: SUBMISSION_POLICY.key, record: SeenSchema },
  locations: {
    key: /^[a-z-]+$/,
    record: LocationSchema,
    isStaffEditable: false,
    permissions: { site: ['read'], ops: ['list', 'create', 'update', 'remove'] },
  },
}

/** How a right to write shows in the data before and after. */
const WRITE_CONDITIONS = [
  ['create', '(!data.exists() && newData.exists())'],
  ['update', '(data.exists() && newData.exists())'],
  // Also where nothing stands: removing is then no mistake.
  ['remove', '!newData.exists()'],
] as const satisfies [Permission, string][]

/**
 * The rules of the Realtime Database: everything is closed, except what the table opens, at the top
 * and once more for preview deployments. Whoever asks without an identity is nobody; an access token
 * without one is an administrator's, whom no rule binds.
 */
export function buildDatabaseRules(): { rules: Rules } {
  const rules: Rules = { '.read': false, '.write': false }
  for (const prefix of ['', PREVIEW_PREFIX]) {
    for (const [list, policy] of Object.entries(LIST_POLICIES))
      setAtPath(rules, prefix + list, buildListRules(policy))
  }
  return { rules }
}

function buildListRules({ key, record, isStaffEditable, permissions }: ListPolicy): Rules {
  const { '.validate': shape, ...fields } = buildShapeRules(record, isStaffEditable)
  const conditionsFor = (right: Permission) =>
    IDENTITIES.filter((identity) => permissions[identity].includes(right)).map(isIdentity)
  const writeConditions = IDENTITIES.flatMap((identity) => {
    const changes = WRITE_CONDITIONS.filter(([right]) => permissions[identity].includes(right))
    const change = anyOf(changes.map(([, change]) => change))
    return change ? [`(${isIdentity(identity)} && ${change})`] : []
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

/** A rule for these; closed where there is none. */
function allowIf(conditions: string[]): string | false {
  return conditions.length > 0 && `auth !== null && ${anyOf(conditions)}`
}

/** Puts rules at a path of the tree, e.g. `quarantine/leads`. */
function setAtPath(tree: Rules, path: string, rules: Rules): void {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) {
    tree[first] = rules
    return
  }
  const branch = (tree[first] ??= {})
  if (typeof branch === 'object') setAtPath(branch, rest.join('/'), rules)
}
