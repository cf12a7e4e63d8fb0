import { createHash } from 'node:crypto'

export type Json = null | string | number | boolean | { [key: string]: Json }

export class DatabaseTree {
  #root: Json = null

  read(path: string): Json {
    let node = this.#root
    for (const part of splitPath(path)) {
      node = typeof node === 'object' && node !== null ? (node[part] ?? null) : null
    }
    return node
  }

  /** Drops nulls and empty objects, as the Realtime Database does. */
  write(path: string, value: Json): void {
    const parts = splitPath(path)
    // Changes objects in place: copying a list of ten thousand records is slower than the site.
    const grow = (node: Json, depth: number): Json => {
      const part = parts[depth]
      if (part === undefined) return removeNulls(value)
      const children = typeof node === 'object' && node !== null ? node : {}
      const child = grow(children[part] ?? null, depth + 1)
      if (child !== null) {
        children[part] = child
        return children
      }
      delete children[part]
      // Checked only after a removal: with many records the check is slower than the write.
      return isEmpty(children) ? null : children
    }
    this.#root = grow(this.#root, 0)
  }
}

/** The SDK's `Node.hash()` of the value that a transaction expects; '' for nothing. */
export function hashValue(value: Json): string {
  if (value === null) return ''
  if (typeof value !== 'object') return sha1(`${typeof value}:${toHashText(value)}`)
  const children = Object.entries(value).sort(([a], [b]) => compareKeys(a, b))
  return sha1(children.map(([key, child]) => `:${key}:${hashValue(child)}`).join(''))
}

/** The SDK's `nameCompare()`: whole numbers of 32 bits come first, by size. */
function compareKeys(a: string, b: string): number {
  return toOrder(a) - toOrder(b) || (a < b ? -1 : 1)
}

function toOrder(key: string): number {
  const number = Number(key)
  return /^-?\d+$/.test(key) && (number | 0) === number ? number : Infinity
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64')

function toHashText(value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value)
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}

function isEmpty(children: object): boolean {
  for (const _ in children) return false
  return true
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function removeNulls(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([key, child]) => [key, removeNulls(child)] as const)
    .filter(([, child]) => child !== null)
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
