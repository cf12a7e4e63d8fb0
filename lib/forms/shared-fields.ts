import { CITY_KEYS } from '@/lib/cities/keys'
import { FIELD_MAX, MESSAGE_FIELD_MAX } from './form'
import { enumField, fieldRule, overwrite, textField, type TextCheck } from './form-schema'
import { isPhone, maskMessage, maskName, maskPhone, MESSAGE_MAX } from './masks'

export const REQUIRED_MESSAGE = 'This field is required'
const FOREIGN_PHONE_MESSAGE = 'Enter a U.S. or Canadian phone number'
const PHONE_TOO_LONG_MESSAGE = 'Enter one 10-digit phone number'
/** Spells MESSAGE_MAX: the first `toLocaleString` costs a phone 70 ms. */
export const TOO_LONG_MESSAGE = 'Please keep it to 1,000 characters or fewer'

/** Refuses text that `readFields` has truncated, then masks it. */
export function maskedField(mask: (text: string) => string, ...rules: TextCheck[]) {
  return textField(
    fieldRule((text) => text.length <= FIELD_MAX, `Please use at most ${FIELD_MAX} characters`),
    overwrite((text) => mask(text).trim()),
    ...rules,
  )
}

/** Like `maskedField`, for a message, which may be longer. */
export function maskedMessageField(...rules: TextCheck[]) {
  return textField(
    fieldRule((text) => text.length <= MESSAGE_FIELD_MAX, TOO_LONG_MESSAGE),
    overwrite((text) => maskMessage(text).trim()),
    ...rules,
  )
}

export const cityKeyField = enumField(
  CITY_KEYS,
  'This page is out of date. Reload it and send the form again',
)

export function nameField(message: string) {
  return maskedField(
    maskName,
    fieldRule((text) => text !== '', message),
  )
}

export function phoneField(message: string) {
  return maskedField(
    maskPhone,
    fieldRule((text) => !/^[+0]/.test(text), FOREIGN_PHONE_MESSAGE),
    fieldRule((text) => !/^\d{11}/.test(text), PHONE_TOO_LONG_MESSAGE),
    fieldRule(isPhone, message),
  )
}

export function messageField(message: string) {
  return maskedMessageField(
    fieldRule((text) => text !== '', message),
    fieldRule((text) => text.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
  )
}
