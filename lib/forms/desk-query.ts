/** The query of a desk page; missing values are ''. */
export interface DeskQuery {
  /** Opens the desk (lib/security/desk-link.ts). */
  link: string
  key: string
  /** ISO date of the day whose names are shown. */
  date: string
  done: string
  /** The record key that begins a page of a list. */
  from: string
}

const RECORD_KEY = /^(?:3D(?=[-\w]{20}))?([-\w]{20})(?![-\w])/

/** Mail programs add `3D` before a value and punctuation after it. */
const SHAPES: Record<keyof DeskQuery, RegExp> = {
  // A damaged link becomes one letter, so that the page can report a wrong link.
  link: /^(?:3D)?([a-z-]{3,40}\.\d{10}\.[-\w]{22}|\w)/,
  key: RECORD_KEY,
  date: /^(?:3D)?(\d{4}-\d{2}-\d{2})(?!\w)/,
  done: /^(?:3D)?(\w{1,20})(?!\w)/,
  from: RECORD_KEY,
}

/** A value without its shape becomes ''. `&amp;` separates, too. */
export function parseDeskQuery(query: Record<string, string | string[] | undefined>): DeskQuery {
  const entries = Object.entries(SHAPES).map(([name, shape]) => {
    const value = query[name] ?? query[`amp;${name}`]
    return [name, (typeof value === 'string' && shape.exec(value)?.[1]) || '']
  })
  return Object.fromEntries(entries) as DeskQuery
}

export function sanitizeDeskQuery(query: URLSearchParams): string {
  const entries = Object.entries(parseDeskQuery(Object.fromEntries(query)))
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}
