/** Imports are relative, because next.config.ts reads the environment where no tsconfig.json is. */
import * as z from 'zod'
import type { Experiment } from './business/headline-experiments'
import { HEADLINE_KEYS } from './business/headlines'
import { CANONICAL_CITY_KEYS, CITY_KEYS } from './cities/keys'

const VariantSchema = z.strictObject({
  headline: z.enum([...HEADLINE_KEYS, 'default'], {
    error: ({ input }) => `no headline has the key ${JSON.stringify(input)}`,
  }),
  weight: z.number().positive().max(1_000),
})

const cityKey = z
  .enum(CITY_KEYS, { error: ({ input }) => `no city has the key ${JSON.stringify(input)}` })
  .superRefine((key, context) => {
    const canonical = CANONICAL_CITY_KEYS[key]
    if (canonical) context.addIssue(`"${key}" must be written "${canonical}"`)
  })
const NO_CITIES = 'must be "all" or a list of city keys'
const CityListSchema = z.array(cityKey, NO_CITIES).min(1, NO_CITIES)

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
    cities: z.union([z.literal('all'), CityListSchema], {
      // By itself a union names no reason.
      error: ({ input }) => CityListSchema.safeParse(input).error?.issues[0]?.message,
    }),
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
  const json = parseJson(text)
  if (!json) {
    context.addIssue('is not valid JSON')
    return z.NEVER
  }
  const { data, error } = ExperimentsSchema.safeParse(json.value)
  if (data) return data
  const [issue] = error.issues
  const path = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  context.addIssue(`must be a JSON list of experiments: ${path}${issue?.message}`)
  return z.NEVER
})

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
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
