import * as z from 'zod/mini'
import { PAGE_TYPES } from './page-type'

/** How a page was opened, in the words of the library web-vitals. */
const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const

/** Ten minutes: who waited longer was asleep. */
const MAX_MS = 600_000
const MAX_CLS = 100

const milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_MS)))
const score = z.optional(z.number().check(z.minimum(0), z.maximum(MAX_CLS), z.multipleOf(0.001)))

/** All that a page tells of one load: lists and numbers, so there is no room for a person in it. */
const VitalsSchema = z.strictObject({
  page: z.enum(PAGE_TYPES),
  navigation: z.enum(NAVIGATIONS),
  LCP: milliseconds,
  INP: milliseconds,
  CLS: score,
  FCP: milliseconds,
  TTFB: milliseconds,
})
export type Vitals = z.output<typeof VitalsSchema>

/** Reads what a page has sent; undefined where it is anything else. */
export function readVitals(json: string): Vitals | undefined {
  try {
    return z.safeParse(VitalsSchema, JSON.parse(json)).data
  } catch {
    return undefined
  }
}
