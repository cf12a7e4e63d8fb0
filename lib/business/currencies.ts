/** By the country of a city. */
export const CURRENCIES = { usa: 'USD', canada: 'CAD' } as const
export type Currency = (typeof CURRENCIES)[keyof typeof CURRENCIES]
