export const CURRENCIES = { usa: 'USD', canada: 'CAD' } as const
export type Currency = (typeof CURRENCIES)[keyof typeof CURRENCIES]
