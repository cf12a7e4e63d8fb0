import { database } from 'targaryen'
import rules from '@/database.rules.json' with { type: 'json' }
import { DatabaseTree, type Json } from './database-tree'

/** Compiling takes 0.1 s, so we do it once. */
const EMPTY_DATABASE = database(rules, null)

/**
 * @param current value at the path: the rules read no other, and a copy of everything is slow
 * @param value for `update` the values of several children
 */
export function isAllowed(
  identity: string | undefined,
  path: string,
  current: Json,
  method: 'read' | 'write' | 'update',
  value: Json,
): boolean {
  const tree = new DatabaseTree()
  tree.write(path, current)
  const auth = identity === undefined ? null : { uid: identity }
  const ruled = EMPTY_DATABASE.with({ data: tree.read('/') as object | null, auth })
  if (method === 'read') return ruled.read(path).allowed
  if (method === 'write') return ruled.write(path, value).allowed
  return ruled.update(path, Object(value) as object).allowed
}
