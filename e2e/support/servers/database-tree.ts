export type Json = null | string | number | boolean | { [key: string]: Json }

/** A tree of JSON, read and written by paths such as `/leads/KEY/name`. */
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
    // Changes objects in place: copies of a list of ten thousand records are slower than the site.
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
      // Only after a removal: with many records the check is slower than the write.
      return isEmpty(children) ? null : children
    }
    this.#root = grow(this.#root, 0)
  }
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
