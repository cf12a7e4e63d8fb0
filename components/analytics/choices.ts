import { readChoices, writeChoices, type Choices } from '@/lib/analytics/tag-consent'

const KEY = 'privacy-choices'

/** What the visitor has chosen in this browser. */
export function getChoices(): Choices {
  try {
    return readChoices(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

/** @returns whether the browser keeps them */
export function keepChoices(choices: Choices): boolean {
  try {
    localStorage.setItem(KEY, writeChoices(choices))
    return true
  } catch {
    return false
  }
}

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function hasGpc(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
