import { ITEMS, LOADS, type Load } from '@/lib/business/junk'

export interface JobDescription {
  /** Names of `ITEMS`. */
  items: string[]
  load: Load | undefined
  /** The visitor's own words. */
  note: string
}

/** Reverses `buildDescription` (lib/forms/booking-schema.ts); other text is the note. */
export function parseDescription(description: string): JobDescription {
  const [list = '', afterList] = splitOnce(description, '.')
  const names = list.split(', ')
  const isItemList = names.every((name) => ITEMS.some((item) => item.name === name))
  const rest = isItemList ? (afterList ?? '').trim() : description
  const load = LOADS.find(({ words }) => rest.startsWith(words))
  return {
    items: isItemList ? names : [],
    load,
    note: load ? rest.slice(load.words.length).trim() : rest,
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}
