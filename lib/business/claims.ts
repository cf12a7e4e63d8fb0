export interface Claim {
  text: string
  /** For the figures on the landing page. */
  stat?: { before?: string; figure: string; unit: string }
  /** Where the evidence is kept (a document, a licence number, a count); empty until filled. */
  proof: string
}

export const CLAIMS = {
  allInclusive: { text: 'All-inclusive rates', proof: '' },
  cheaper: {
    text: 'Up to 40% cheaper than others',
    stat: { before: 'Up to', figure: '40%', unit: 'cheaper than others' },
    proof: '',
  },
  noHiddenFees: { text: 'No hidden fees', proof: '' },
  priceMatch: { text: 'We match the price of any written quote', proof: '' },
  years: {
    text: '8+ years in business',
    stat: { figure: '8+', unit: 'years in business' },
    proof: '',
  },
  customers: {
    text: '400+ happy customers',
    stat: { figure: '400+', unit: 'happy customers' },
    proof: '',
  },
  crew: {
    text: 'A two-person licensed and insured team',
    stat: { figure: '2', unit: 'people, licensed and insured' },
    proof: '',
  },
  disposal: { text: 'Disposal fees included', proof: '' },
} as const satisfies Record<string, Claim>
