import * as z from 'zod/mini'
import { LIST_POLICIES } from '@/lib/database-rules/database-rules'
import { IDENTITIES, LIST_NAMES, PREVIEW_PREFIX, type ListName } from '@/lib/store/store'

/** A request as the rules see it. */
interface DatabaseRequest {
  method: string
  /** Of a list or a record, without `.json`. */
  path: string
  /** The query parameter `auth_variable_override`: whom the rules see, as JSON. */
  override: string | null
  /** What it writes, as JSON. */
  body: string
}

/**
 * Whether the rules let a request through, by the table they are made of: who creates, changes,
 * removes and reads. Of what a record looks like it asks for fields of its own making only; the rest is
 * asked in lib/database-rules/shape-rules.test.ts.
 * Stricter than the real database in one thing: an administrator's token without an identity may
 * nothing, so that nothing of ours forgets to say who it is.
 */
export function isAllowed(request: DatabaseRequest, exists: (path: string) => boolean): boolean {
  return splitRequest(request).every((part) => isPartAllowed(part, exists(part.path)))
}

/**
 * The writes that a request consists of: a PATCH whose names are paths is one for each of them
 * (https://firebase.google.com/docs/database/rest/save-data#section-patch).
 */
function splitRequest(request: DatabaseRequest): DatabaseRequest[] {
  if (request.method !== 'PATCH') return [request]
  const parts = Object.entries(JSON.parse(request.body) as Record<string, unknown>)
  if (!parts.some(([subpath]) => subpath.includes('/'))) return [request]
  return parts.map(([subpath, value]) => ({
    ...request,
    path: `${request.path}/${subpath}`.replace('//', '/'),
    body: JSON.stringify(value),
  }))
}

function isPartAllowed(
  { method, path, override, body }: DatabaseRequest,
  exists: boolean,
): boolean {
  // Only an administrator reads the rules themselves.
  if (path === '/.settings/rules') return method === 'GET' && override === null
  const { uid } = JSON.parse(override ?? '{}') as { uid?: unknown }
  const identity = IDENTITIES.find((one) => one === uid)
  const recordPath = path.replace(/^\//, '').replace(new RegExp(`^${PREVIEW_PREFIX}`), '')
  const list = LIST_NAMES.find((name) => recordPath === name || recordPath.startsWith(`${name}/`))
  if (!identity || !list) return false

  const rights = LIST_POLICIES[list].permissions[identity]
  const key = recordPath.slice(list.length + 1)
  if (method === 'GET') return rights.includes('list') || (key !== '' && rights.includes('read'))
  const right = method === 'DELETE' ? 'remove' : exists ? 'update' : 'create'
  if (key === '' || key.includes('/') || !rights.includes(right)) return false
  return right !== 'create' || !hasUnknownField(list, JSON.parse(body))
}

/** Whether it is a whole record with something added: tests of the store itself store anything. */
function hasUnknownField(list: ListName, record: unknown): boolean {
  const issues = z.safeParse(LIST_POLICIES[list].record, record).error?.issues ?? []
  return issues.length > 0 && issues.every(({ code }) => code === 'unrecognized_keys')
}
