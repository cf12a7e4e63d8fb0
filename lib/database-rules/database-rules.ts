import * as z from 'zod/mini'
import { AttributionSchema } from '@/lib/analytics/attribution'
import { ConsentSchema } from '@/lib/submissions/consent-record'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema, MoveDetailsSchema } from '@/lib/forms/lead'
import { anyOf, matches, shapeRules, type Rules } from './shape-rules'
import * as stored from '@/lib/forms/stored-fields'
import {
  DISPATCH_LISTS,
  IDENTITIES,
  PREVIEW_PREFIX,
  type Identity,
  type List,
} from '@/lib/store/store'

/** What an identity may do: look through a list, or do something with one record by its key. */
type Right = 'list' | 'read' | 'create' | 'update' | 'remove'

interface ListRules {
  /** What a key looks like, in the syntax that the rules know. */
  key: RegExp
  record: z.core.$ZodType
  /** Whether staff edit the values: then an edit is held to their types and lengths only. */
  staffEdit: boolean
  rights: Record<Identity, readonly Right[]>
}

/** What visitors send: the site creates it, and may look whether it is there; staff do the rest. */
const RECEIVED = {
  key: /^[-0-9A-Z_a-z]{20}$/,
  staffEdit: true,
  rights: { site: ['read', 'create'], ops: ['list', 'update', 'remove'] },
} as const satisfies Omit<ListRules, 'record'>

/** Counts of a day, what we learnt beside a request, and our own canaries: nobody changes it. */
const OWN = {
  staffEdit: false,
  rights: { site: ['read', 'create'], ops: ['list', 'remove'] },
} as const satisfies Omit<ListRules, 'key' | 'record'>

const submission = z.string().check(z.regex(RECEIVED.key))
const SlotSchema = z.strictObject({ key: submission, at: z.number() })
const SeenSchema = z.strictObject({
  key: submission,
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

/** Who may do what with which list; `npm run rules` makes database.rules.json of it. */
export const LIST_RULES: Record<List, ListRules> = {
  leads: { ...RECEIVED, record: LeadSchema },
  jobs: { ...RECEIVED, record: JobSchema },
  move_details: { ...RECEIVED, record: MoveDetailsSchema },
  attribution: { ...OWN, key: RECEIVED.key, record: AttributionSchema },
  consents: { ...OWN, key: RECEIVED.key, record: ConsentSchema },
  consent_changes: { ...OWN, key: RECEIVED.key, record: ConsentSchema },
  handed_over: { ...OWN, key: RECEIVED.key, record: HandedOverSchema },
  changes_handed_over: { ...OWN, key: RECEIVED.key, record: HandedOverSchema },
  suspicions: { ...OWN, key: RECEIVED.key, record: SuspicionsSchema },
  'quarantine/leads': { ...RECEIVED, record: LeadSchema },
  'quarantine/jobs': { ...RECEIVED, record: JobSchema },
  'canary/leads': { ...OWN, key: RECEIVED.key, record: LeadSchema },
  'canary/jobs': { ...OWN, key: RECEIVED.key, record: JobSchema },
  limits: { ...OWN, key: /^[-0-9A-Z_a-z]{20}-[0-9]{2}$/, record: SlotSchema },
  seen: { ...OWN, key: RECEIVED.key, record: SeenSchema },
  locations: {
    key: /^[a-z-]+$/,
    record: LocationSchema,
    staffEdit: false,
    rights: { site: ['read'], ops: ['list', 'create', 'update', 'remove'] },
  },
}

/** How a right to write shows in the data before and after. */
const WRITES = [
  ['create', '(!data.exists() && newData.exists())'],
  ['update', '(data.exists() && newData.exists())'],
  // Also where nothing stands: removing is then no mistake.
  ['remove', '!newData.exists()'],
] as const satisfies [Right, string][]

/**
 * The rules of the Realtime Database: everything is closed, except what the table opens, at the top
 * and once more for preview deployments. Whoever asks without an identity is nobody; an access token
 * without one is an administrator's, whom no rule binds.
 */
export function databaseRules(): { rules: Rules } {
  const rules: Rules = { '.read': false, '.write': false }
  for (const prefix of ['', PREVIEW_PREFIX]) {
    for (const [list, one] of Object.entries(LIST_RULES))
      putAt(rules, prefix + list, listRules(one))
  }
  return { rules }
}

function listRules({ key, record, staffEdit, rights }: ListRules): Rules {
  const { '.validate': shape, ...fields } = shapeRules(record, staffEdit)
  const holders = (right: Right) =>
    IDENTITIES.filter((identity) => rights[identity].includes(right)).map(is)
  const writers = IDENTITIES.flatMap((identity) => {
    const changes = WRITES.filter(([right]) => rights[identity].includes(right))
    const change = anyOf(changes.map(([, change]) => change))
    return change ? [`(${is(identity)} && ${change})`] : []
  })
  return {
    '.read': allowed(holders('list')),
    $key: {
      '.read': allowed(holders('read')),
      '.write': allowed(writers),
      '.validate': `$key.${matches(key.source)} && ${shape}`,
      ...fields,
    },
  }
}

function is(identity: Identity): string {
  return `auth.uid === '${identity}'`
}

/** A rule for these; closed where there is none. */
function allowed(who: string[]): string | false {
  return who.length > 0 && `auth !== null && ${anyOf(who)}`
}

/** Puts rules at a path of the tree, e.g. `quarantine/leads`. */
function putAt(tree: Rules, path: string, rules: Rules): void {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) {
    tree[first] = rules
    return
  }
  const branch = (tree[first] ??= {})
  if (typeof branch === 'object') putAt(branch, rest.join('/'), rules)
}
