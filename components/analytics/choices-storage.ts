import { parseChoices, type ConsentChoices } from '@/lib/analytics/consent-choices'

const STORAGE_KEY = 'privacy-choices'

export function getChoices(): ConsentChoices {
  try {
    return parseChoices(localStorage.getItem(STORAGE_KEY))
  } catch {
    return {}
  }
}

export function saveChoices(choices: ConsentChoices): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices))
    return true
  } catch {
    return false
  }
}

/** True when the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function hasGpc(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
