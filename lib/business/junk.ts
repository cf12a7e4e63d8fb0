/** docs/requirements.md, section 1. `key` is also the name of the picture in public/items. */
export const ITEMS = [
  { key: 'furniture', name: 'Old furniture' },
  { key: 'appliances', name: 'Appliances' },
  { key: 'mattresses', name: 'Mattresses' },
  { key: 'electronics', name: 'TVs and electronics' },
  { key: 'piano', name: 'Pianos' },
  { key: 'exercise', name: 'Exercise equipment' },
  { key: 'garbage', name: 'Garbage' },
  { key: 'renovation', name: 'Renovation debris' },
  { key: 'shed', name: 'Sheds' },
  { key: 'outdoor', name: 'Outdoor furniture' },
  { key: 'hot-tub', name: 'Hot tubs' },
  { key: 'carpet', name: 'Carpeting and rugs' },
] as const

/** Smallest first. */
export const LOADS = [
  { key: 'quarter', name: 'A quarter', share: 0.25, words: 'About a quarter of the truck.' },
  { key: 'half', name: 'Half', share: 0.5, words: 'About half of the truck.' },
  {
    key: 'three-quarters',
    name: 'Three quarters',
    share: 0.75,
    words: 'About three quarters of the truck.',
  },
  { key: 'full', name: 'Full or more', share: 1, words: 'A full truck or more.' },
] as const

export const PROPERTY_TYPES = ['House', 'Apartment', 'Business'] as const

export type Item = (typeof ITEMS)[number]
export type Load = (typeof LOADS)[number]

export function getItem(key: string): Item | undefined {
  return ITEMS.find((item) => item.key === key)
}

export function getLoad(key: string): Load | undefined {
  return LOADS.find((load) => load.key === key)
}
