// Every page loads this module. Google's tag and "Privacy choices" load tag-consent.ts later.

export const CONSENT_PURPOSES = ['measurement', 'advertising'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
/** Lacks the purposes that the visitor has not decided about. */
export type ConsentChoices = Partial<Record<ConsentPurpose, boolean>>

export function parseChoices(text: string | null): ConsentChoices {
  try {
    const parsed = JSON.parse(text ?? '') as Record<string, unknown> | null
    const chosen = CONSENT_PURPOSES.filter((purpose) => typeof parsed?.[purpose] === 'boolean')
    return Object.fromEntries(chosen.map((purpose) => [purpose, parsed?.[purpose] as boolean]))
  } catch {
    return {}
  }
}
