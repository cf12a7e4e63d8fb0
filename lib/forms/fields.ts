import * as z from 'zod/mini'
import { CITY_KEYS } from '@/lib/cities/keys'
import type { Sentence, Values } from '@/lib/words/translate'
import { isEmail, maskEmail } from './email'
import { FIELD_MAX, MESSAGE_FIELD_MAX, type FieldValues } from './form'
import { maskLine } from './line-mask'
import {
  isPhone,
  isPostalCode,
  isZip,
  maskMessage,
  maskName,
  maskPhone,
  MESSAGE_MAX,
} from './masks'

// Every form value is a string; '' means no answer.

export type FormSchema = z.ZodMiniType<unknown, FieldValues>

type TextCheck = z.core.$ZodCheck<string>

/** The record holds 20 characters of a name (the owner's limit), the details the whole. */
const NAME_FIELD_MAX = 100

export const REQUIRED_MESSAGE = 'This field is required'
export const NOT_LISTED_MESSAGE = 'Choose from the list'
/** In the North American Numbering Plan, no area code or exchange begins with 0 or 1. */
const IMPOSSIBLE_PHONE = /^(\d{3}-)?[01]/
/** Spells out MESSAGE_MAX, because the first `toLocaleString` costs a phone 70 ms. */
export const TOO_LONG_MESSAGE = 'Please keep it to 1,000 characters or fewer'

/** Aborts on failure, so that a field shows one message. @param values the message's */
export function rule(
  isValid: (text: string) => boolean,
  message: Sentence,
  values?: Values,
): TextCheck {
  return z.refine<string>(isValid, { error: message, params: values, abort: true })
}

/** Refuses longer text. Cutting could change its meaning: unit 1204 to 12. */
export const atMost = (max: number) =>
  rule((text) => [...text].length <= max, 'Please use at most {max} characters', { max })

export const notEmpty = (message: Sentence) => rule((text) => text !== '', message)

export function unmasked(...rules: TextCheck[]) {
  return z.string().check(...rules)
}

/** Refuses text that `readFields` cut off; masks and trims all other text. */
export function masked(mask: (text: string) => string, ...rules: TextCheck[]) {
  return z.string().check(
    atMost(FIELD_MAX),
    z.overwrite((text) => mask(text).trim()),
    ...rules,
  )
}

export function optionalText() {
  return masked(maskLine)
}

export function choice(values: readonly string[]) {
  const listed = rule((text) => values.includes(text), NOT_LISTED_MESSAGE)
  return unmasked(notEmpty(REQUIRED_MESSAGE), listed)
}

export function optionalChoice(values: readonly string[]) {
  return unmasked(rule((text) => text === '' || values.includes(text), NOT_LISTED_MESSAGE))
}

export function parsed<Output>(parse: (text: string) => Output) {
  return z.pipe(z.string(), z.transform(parse))
}

export function checkbox() {
  return parsed((text) => text !== '')
}

export function cityKey() {
  return z.enum(CITY_KEYS, {
    error: 'This page is out of date. Reload it and send the form again' satisfies Sentence,
  })
}

export function name(message: Sentence) {
  return masked(maskName, notEmpty(message), atMost(NAME_FIELD_MAX))
}

export function phone(message: Sentence) {
  return masked(
    maskPhone,
    notEmpty(message),
    rule((text) => !/^[+0]/.test(text), 'Enter a U.S. or Canadian phone number'),
    rule((text) => !/^\d{11}/.test(text), 'Enter one 10-digit phone number'),
    rule(
      (text) => isPhone(text) && !IMPOSSIBLE_PHONE.test(text),
      'Enter a phone number with ten digits',
    ),
  )
}

/** Canada Post never uses these letters. */
const POSSIBLE_LETTERS = [
  ...['D', 'F', 'I', 'O', 'Q', 'U'].map((letter) =>
    rule((text) => !text.toUpperCase().includes(letter), 'No postal code has the letter {letter}', {
      letter,
    }),
  ),
  ...['W', 'Z'].map((letter) =>
    rule((text) => !text.toUpperCase().startsWith(letter), 'No postal code begins with {letter}', {
      letter,
    }),
  ),
]

/** Accepts a code that may exist, or ''. @param message for text of another shape */
export function codeRules(isCanada: boolean, message: Sentence): TextCheck[] {
  const isCode = isCanada ? isPostalCode : isZip
  const shape = rule((text) => text === '' || isCode(text), message)
  return isCanada ? [shape, ...POSSIBLE_LETTERS] : [shape]
}

/** Few mail programs can send to a mailbox name with accents. */
export const plainMailbox = rule(
  (text) => !/[^ -~].*@/.test(text),
  'Use letters without accents before the @',
)

export function optionalEmail() {
  return masked(
    maskEmail,
    plainMailbox,
    rule(
      (text) => text === '' || isEmail(text),
      'Enter an email such as mary@example.com, or leave it blank',
    ),
  )
}

/** May be longer than other texts, and empty if there are no `rules`. */
export function message(...rules: TextCheck[]) {
  return z.string().check(
    rule((text) => text.length <= MESSAGE_FIELD_MAX, TOO_LONG_MESSAGE),
    z.overwrite((text) => maskMessage(text).trim()),
    ...rules,
    rule((text) => text.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
  )
}
