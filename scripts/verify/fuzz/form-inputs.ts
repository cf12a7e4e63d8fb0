import fc from 'fast-check'
import { VALID_MOVE, makeValidPickup } from '@/e2e/support/pages/post-form'
import * as form from '@/lib/forms/form'
import type { Fields } from '@/lib/monitoring/plain-form'
import { encodeTime } from '@/lib/submissions/push-id'
import corpus from './corpus.json'

export const FORM_KINDS = ['move', 'quick', 'pickup'] as const

export interface FormInput {
  kind: (typeof FORM_KINDS)[number]
  isHydrated: boolean
  fields: Fields
}

type FieldInputs = Record<string, fc.Arbitrary<string>>

const toConstants = (fields: Record<string, string>): FieldInputs =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fc.constant(text)]))

/** Unique: the same content of two visitors counts as one request. */
const digits = fc.noBias(fc.stringMatching(/^[2-9]\d{8}$/))
const COMMON_FIELDS: FieldInputs = {
  name: fc.constantFrom(...corpus.names),
  phone: digits.map((text) => `${text}0`),
  message: digits.map((text) => `Two rooms ${text}`),
  [form.CITY_FIELD]: fc.constant('toronto'),
  [form.IDEMPOTENCY_KEY_FIELD]: fc
    .stringMatching(/^[\w-]{12}$/)
    .map((text) => encodeTime(Date.now()) + text),
  [form.ELAPSED_FIELD]: fc.constantFrom('', '2000', '61234'),
  [form.CONSENT_FIELD]: fc.constantFrom('', 'ca-1'),
  [form.MARKETING_FIELD]: fc.constantFrom('', 'on'),
  [form.HONEYPOT_FIELD]: fc.constant(''),
  [form.APP_CHECK_FIELD]: fc.constant(''),
  [form.CANARY_FIELD]: fc.constant(''),
}

export const VALID_FIELDS: Record<FormInput['kind'], FieldInputs> = {
  move: { ...toConstants({ ...VALID_MOVE, packing: '' }), ...COMMON_FIELDS },
  quick: COMMON_FIELDS,
  pickup: { ...toConstants({ ...makeValidPickup(), items: 'piano' }), ...COMMON_FIELDS },
}

const anyCodeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const longText = fc
  .tuple(fc.constantFrom('a', '漢', '👩‍🚒', '\0'), fc.integer({ min: 900, max: 30_000 }))
  .map(([unit, count]) => unit.repeat(count))
const shortText = fc.oneof(
  fc.constantFrom('', ...corpus.texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyCodeUnit, maxLength: 40 }),
)
const hostileText = fc.oneof({ weight: 20, arbitrary: shortText }, longText)
const file = fc.uint8Array({ maxLength: 100 }).map((bytes) => new Blob([Uint8Array.from(bytes)]))

/** Mostly valid: a form with many invalid answers stores nothing. */
function makeHostileField(valid: fc.Arbitrary<string>): fc.Arbitrary<Fields[string]> {
  const insertion = fc
    .tuple(valid, hostileText, fc.nat(20))
    .map(([text, hostile, index]) => text.slice(0, index) + hostile + text.slice(index))
  return fc.oneof(
    { weight: 60, arbitrary: valid },
    { weight: 12, arbitrary: insertion },
    { weight: 4, arbitrary: hostileText },
    { weight: 3, arbitrary: fc.oneof(file, fc.constant(undefined), fc.tuple(valid, hostileText)) },
  )
}

/** No form has these names. The framework's own are left to the broken requests. */
const extraName = shortText.filter((name) => !name.startsWith('$ACTION'))
const extraFields = fc.dictionary(extraName, hostileText, { maxKeys: 2 })

function makeInput(kind: FormInput['kind']): fc.Arbitrary<FormInput> {
  const entries = Object.entries(VALID_FIELDS[kind])
  const fields = entries.map(([name, valid]) => [name, makeHostileField(valid)] as const)
  const own = fc.record(Object.fromEntries(fields))
  const input = fc.record({ isHydrated: fc.boolean(), own, extra: extraFields })
  return input.map(({ own, extra, ...way }) => ({ kind, ...way, fields: { ...extra, ...own } }))
}

export const formInput = fc.oneof(...FORM_KINDS.map(makeInput))
