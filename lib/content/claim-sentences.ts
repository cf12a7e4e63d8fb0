import { CLAIMS } from '@/lib/business/claims'
import type { Translate } from '@/lib/words/translate'

/** Values of sentences that quote a claim, such as `{disposal}`. */
export function getClaimSentences(t: Translate): Record<string, string> {
  const entries = Object.entries(CLAIMS).map(([name, { sentence }]) => [name, t(sentence)])
  return Object.fromEntries(entries) as Record<string, string>
}
