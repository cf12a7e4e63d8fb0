import * as z from 'zod/mini'
import { CITY_KEYS } from '@/lib/cities/keys'
import { FIELD_MAX, MESSAGE_FIELD_MAX } from './form'
import { isPhone, maskMessage, maskName, maskPhone, MESSAGE_MAX } from './masks'

export const REQUIRED_MESSAGE = 'This field is required'
const FOREIGN_PHONE_MESSAGE = 'Enter a U.S. or Canadian phone number'
const PHONE_TOO_LONG_MESSAGE = 'Enter one 10-digit phone number'
/** Spells MESSAGE_MAX: the first `toLocaleString` costs a phone 70 ms. */
export const TOO_LONG_MESSAGE = 'Please keep it to 1,000 characters or fewer'

/** Aborts on failure, so that a field shows one message. */
export function fieldRule(isValid: (text: string) => boolean, message: string) {
  return z.refine<string>(isValid, { error: message, abort: true })
}

/** Refuses text that `readFields` has truncated, then masks it. */
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

export const cityKeyField = z.enum(CITY_KEYS, {
  error: 'This page is out of date. Reload it and send the form again',
})

export function nameField(message: string) {
  return maskedField(maskName).check(fieldRule((text) => text !== '', message))
}

export function phoneField(message: string) {
  return maskedField(maskPhone).check(
    fieldRule((text) => !/^[+0]/.test(text), FOREIGN_PHONE_MESSAGE),
    fieldRule((text) => !/^\d{11}/.test(text), PHONE_TOO_LONG_MESSAGE),
    fieldRule(isPhone, message),
  )
}

export function messageField(message: string) {
  return maskedField(maskMessage, MESSAGE_FIELD_MAX, TOO_LONG_MESSAGE).check(
    fieldRule((text) => text !== '', message),
    fieldRule((text) => text.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
  )
}
