import * as z from 'zod/mini'
import { ERROR_NAMES, MAX_ERRORS, OWN_SCRIPT_PATH } from './browser-errors'
import { PAGE_TYPES } from '@/lib/routing/page-type'

/** Of the library web-vitals. */
const NAVIGATION_TYPES = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const

const MAX_MS = 600_000
const MAX_CLS = 100

const milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_MS)))
const layoutShiftScore = z.optional(
  z.number().check(z.minimum(0), z.maximum(MAX_CLS), z.multipleOf(0.001)),
)

/** A line or column of a minified script. */
const position = z.int().check(z.minimum(0), z.maximum(10_000_000))

const BrowserErrorSchema = z.strictObject({
  error: z.enum(ERROR_NAMES),
  file: z.string().check(z.regex(OWN_SCRIPT_PATH)),
  line: position,
  column: position,
})

/** Only enumerations, numbers and script names: no personal data. */
const VitalsSchema = z.strictObject({
  page: z.enum(PAGE_TYPES),
  navigation: z.enum(NAVIGATION_TYPES),
  LCP: milliseconds,
  INP: milliseconds,
  CLS: layoutShiftScore,
  FCP: milliseconds,
  TTFB: milliseconds,
  errors: z.optional(z.array(BrowserErrorSchema).check(z.maxLength(MAX_ERRORS))),
})
export type Vitals = z.output<typeof VitalsSchema>

export function parseVitals(json: string): Vitals | undefined {
  try {
    return z.safeParse(VitalsSchema, JSON.parse(json)).data
  } catch {
    return undefined
  }
}
