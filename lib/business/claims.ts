import type { Sentence, Translate } from '@/lib/words/translate'

export interface Claim {
  text: Sentence
  sentence: Sentence
  /** `<1>…</1>` marks a word of the figure that is shown small. */
  stat?: { figure: Sentence; unit: Sentence }
  /** The evidence: a document, a licence number or a count. Empty until the owner adds it. */
  proof: string
}

export const CLAIMS = {
  allInclusive: {
    text: 'All-inclusive rates',
    sentence: 'Our rates are all-inclusive.',
    proof: '',
  },
  cheaper: {
    text: 'Up to 40% cheaper than others',
    sentence: 'We’re up to 40% cheaper than other movers.',
    stat: { figure: '<1>Up to</1> 40%', unit: 'cheaper than others' },
    proof: '',
  },
  noHiddenFees: { text: 'No hidden fees', sentence: 'There are no hidden fees.', proof: '' },
  priceMatch: {
    text: 'We match the price of any written quote',
    sentence: 'We’ll match the price of any written quote.',
    proof: '',
  },
  years: {
    text: '8+ years in business',
    sentence: 'We’ve been in business for 8+ years.',
    stat: { figure: '8+', unit: 'years in business' },
    proof: '',
  },
  customers: {
    text: '400+ happy customers',
    sentence: 'We have 400+ happy customers.',
    stat: { figure: '400+', unit: 'happy customers' },
    proof: '',
  },
  crew: {
    text: 'A two-person licensed and insured team',
    sentence: 'Your crew is a licensed and insured team of two.',
    stat: { figure: '2', unit: 'people, licensed and insured' },
    proof: '',
  },
  disposal: {
    text: 'Disposal fees included',
    sentence: 'Disposal fees are included.',
    proof: '',
  },
} as const satisfies Record<string, Claim>

export const TRACK_RECORD: Sentence = '8+ years in business and 400+ happy customers'

/** Values of sentences that quote a claim, such as `{disposal}`. */
export function getClaimSentences(t: Translate): Record<string, string> {
  const entries = Object.entries(CLAIMS).map(([name, { sentence }]) => [name, t(sentence)])
  return Object.fromEntries(entries) as Record<string, string>
}
