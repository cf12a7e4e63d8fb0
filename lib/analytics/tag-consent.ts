import { CONSENT_PURPOSES, type ConsentChoices, type ConsentPurpose } from './consent-choices'
import type { Sentence } from '@/lib/words/translate'

/** Consent Mode v2: https://developers.google.com/tag-platform/security/guides/consent */
const CONSENT_SIGNALS: Record<ConsentPurpose, readonly string[]> = {
  measurement: ['analytics_storage'],
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
}

/** ISO 3166-2: Quebec's Law 25 requires opt-in. */
const OPT_IN_REGIONS = ['CA-QC']

const WAIT_FOR_UPDATE_MS = 500

/** Send these before all other commands. @param hasGpc the browser sends Global Privacy Control */
export function getConsentDefaults(hasGpc: boolean): Record<string, unknown>[] {
  const createDefaults = (isOn: boolean) => ({
    ...toConsentSignals({ measurement: isOn, advertising: isOn }),
    wait_for_update: WAIT_FOR_UPDATE_MS,
  })
  if (hasGpc) return [createDefaults(false)]
  return [createDefaults(true), { ...createDefaults(false), region: OPT_IN_REGIONS }]
}

/** A purpose without a choice keeps its default. */
export function toConsentSignals(choices: ConsentChoices): Record<string, 'granted' | 'denied'> {
  const entries = CONSENT_PURPOSES.flatMap((purpose) => {
    const isOn = choices[purpose]
    if (isOn === undefined) return []
    return CONSENT_SIGNALS[purpose].map((signal) => [signal, isOn ? 'granted' : 'denied'] as const)
  })
  return Object.fromEntries(entries)
}

export function hasDeniedAll(choices: ConsentChoices): boolean {
  return CONSENT_PURPOSES.every((purpose) => choices[purpose] === false)
}

const STATE_SENTENCES = {
  measurement: {
    on: 'Measurement is on, as you chose.',
    off: 'Measurement is off, as you chose.',
    offByBrowser: 'Measurement is off, because your browser sends Global Privacy Control.',
    onByDefault: 'Measurement is on, except in Quebec, where it is off until you choose.',
  },
  advertising: {
    on: 'Advertising is on, as you chose.',
    off: 'Advertising is off, as you chose.',
    offByBrowser: 'Advertising is off, because your browser sends Global Privacy Control.',
    onByDefault: 'Advertising is on, except in Quebec, where it is off until you choose.',
  },
} as const satisfies Record<ConsentPurpose, Record<string, Sentence>>

export function formatPurposeState(
  purpose: ConsentPurpose,
  choices: ConsentChoices,
  hasGpc: boolean,
): Sentence {
  const sentences = STATE_SENTENCES[purpose]
  const isOn = choices[purpose]
  if (isOn !== undefined) return isOn ? sentences.on : sentences.off
  return hasGpc ? sentences.offByBrowser : sentences.onByDefault
}
