/** Imports are relative, because next.config.ts reads the environment where no tsconfig.json is. */
import * as z from 'zod'
import type { Experiment } from './business/headline-experiments'
import { HEADLINE_KEYS } from './business/headlines'
import { CANONICAL_CITY_KEYS, CITY_KEYS } from './cities/keys'

const VariantSchema = z.strictObject({
  headline: z.enum([...HEADLINE_KEYS, 'default'], 'no headline has this key'),
  weight: z.number().positive().max(1_000),
})

const cityKey = z
  .enum(CITY_KEYS, 'no city has this key')
  .refine((key) => CANONICAL_CITY_KEYS[key] === undefined, 'is another spelling of a city')

const ExperimentSchema = z
  .strictObject({
    name: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a-z, 0-9 and hyphens'),
    variants: z
      .array(VariantSchema)
      .min(2)
      .refine(
        (variants) => isUnique(variants.map(({ headline }) => headline)),
        'repeat a headline',
      ),
    cities: z.union([z.literal('all'), z.array(cityKey).min(1)]),
    start: z.iso.date(),
    end: z.iso.date(),
  })
  .refine(({ start, end }) => start < end, 'must start before it ends')

export const ExperimentsSchema = z
  .array(ExperimentSchema)
  .refine((all) => isUnique(all.map(({ name }) => name)), 'must have unique names')
  .refine(
    (all) => all.every((one, n) => all.slice(n + 1).every((other) => !isOverlapping(one, other))),
    'must not overlap in one city',
  )

/** JSON; the error names the first violation, as no value is secret. */
export const experiments = z.string().transform((text, context): readonly Experiment[] => {
  const { data, error } = ExperimentsSchema.safeParse(parseJson(text))
  if (data) return data
  const [issue] = error.issues
  const path = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  context.addIssue(`must be a JSON list of experiments: ${path}${issue?.message}`)
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function isOverlapping(one: Experiment, other: Experiment): boolean {
  const haveSameDay = one.start <= other.end && other.start <= one.end
  const { cities } = one
  const haveSameCity =
    cities === 'all' || other.cities === 'all' || other.cities.some((city) => cities.includes(city))
  return haveSameDay && haveSameCity
}
