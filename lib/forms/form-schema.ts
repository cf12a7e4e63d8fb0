import {
  $ZodCheckOverwrite,
  $ZodCustom,
  $ZodEnum,
  $ZodObject,
  $ZodPipe,
  $ZodString,
  $ZodTransform,
  type $ZodCheck,
  type $ZodType,
  type $strip,
} from 'zod/v4/core'
import type { FieldValues } from './form'

// The part of zod that forms need, as classes of its core (https://zod.dev/packages/core). With
// `zod/mini` a browser loads 9 KiB more (docs/performance.md). A class cannot infer its types, so
// each function here states them.

export type FormSchema = $ZodType<unknown, FieldValues>

/** Every value of a form is a text. */
type FormField<Output = string> = $ZodType<Output, string>

/** A rule, or a change of the text. */
export type TextCheck = $ZodCheck<string>

/** Takes the values of these fields and drops all others. */
export function formSchema<Shape extends Readonly<Record<string, FormField<unknown>>>>(
  shape: Shape,
) {
  return new $ZodObject({ type: 'object', shape }) as $ZodObject<Shape, $strip>
}

/** @param checks in this order, up to the first rule that fails */
export function textField(...checks: TextCheck[]) {
  return new $ZodString({ type: 'string', checks }) as FormField
}

/** Aborts on failure, so that a field shows one message. */
export function fieldRule(isValid: (text: string) => boolean, message: string): TextCheck {
  return new $ZodCustom({
    type: 'custom',
    check: 'custom',
    fn: (text) => isValid(text as string),
    error: () => message,
    abort: true,
  })
}

/** Changes the text for the following rules and for the result. */
export function overwrite(change: (text: string) => string): TextCheck {
  return new $ZodCheckOverwrite({ check: 'overwrite', tx: (text) => change(text as string) })
}

/** Takes only these texts. */
export function enumField<Text extends string>(texts: readonly Text[], message: string) {
  const entries = Object.fromEntries(texts.map((text) => [text, text]))
  const schema: $ZodType = new $ZodEnum({ type: 'enum', entries, error: () => message })
  return schema as FormField<Text>
}

/** Takes any text. Its result is what `transform` returns. */
export function transformedField<Output>(transform: (text: string) => Output) {
  const out = new $ZodTransform({
    type: 'transform',
    transform: (text) => transform(text as string),
  })
  return new $ZodPipe({ type: 'pipe', in: textField(), out }) as FormField<Output>
}
