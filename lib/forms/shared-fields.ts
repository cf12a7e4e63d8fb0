import * as z from 'zod/mini'
import { CITY_KEYS } from '@/lib/cities/keys'
import { FIELD_MAX, MESSAGE_FIELD_MAX } from './form'
import { isPhone, maskMessage, maskName, maskPhone, MESSAGE_MAX } from './masks'

/** Schema parts that the forms share. `zod/mini`, because they also run in the browser. */

export const REQUIRED_MESSAGE = 'This field is required'
const FOREIGN_PHONE_MESSAGE = 'Enter a phone number of the United States or Canada'
/** MESSAGE_MAX as people write it; asking the browser how costs a phone 70 ms, the first time. */
export const TOO_LONG_MESSAGE = 'Please use at most 1,000 characters'

/** A rule that ends the checks of its field: a visitor reads one message a field. */
export function fieldRule(isValid: (text: string) => boolean, message: string) {
  return z.refine<string>(isValid, { error: message, abort: true })
}

/** A text that a mask cleans before its rules are asked; one that `readFields` has cut is refused. */
export function maskedField(
  mask: (text: string) => string,
  max = FIELD_MAX,
  message = `Please use at most ${FIELD_MAX} characters`,
) {
  return z.string().check(
    fieldRule((text) => text.length <= max, message),
    z.overwrite((text) => mask(text).trim()),
  )
}

/** The page's own city; a visitor can only get it wrong with a page that is no longer ours. */
export const cityKeyField = z.enum(CITY_KEYS, {
  error: 'This page is out of date. Reload it and send the form again',
})

export function nameField(message: string) {
  return maskedField(maskName).check(fieldRule((text) => text !== '', message))
}

export function phoneField(message: string) {
  return maskedField(maskPhone).check(
    fieldRule((text) => !text.startsWith('+'), FOREIGN_PHONE_MESSAGE),
    fieldRule(isPhone, message),
  )
}

export function messageField(message: string) {
  return maskedField(maskMessage, MESSAGE_FIELD_MAX, TOO_LONG_MESSAGE).check(
    fieldRule((text) => text !== '', message),
    fieldRule((text) => text.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
  )
}
