import { Section } from '@/components/ui/section'
import { SAMPLE_MOVES } from '@/lib/business/sample-moves'
import type { PageContext } from '@/lib/routing/page-context'

export function SampleMoves({ pageContext: { city, t } }: { pageContext: PageContext }) {
  const moves = SAMPLE_MOVES[city.country]
  if (moves.length === 0) return null
  return (
    <Section tone="sky" labelledBy="sample-moves" title={t('What other moves cost')}>
      <ul className="grid gap-6 pt-6 md:grid-cols-3">
        {moves.map(({ title, details, price }) => (
          <li key={title} className="flex flex-col gap-2 card p-5">
            <h3 className="text-xl">{t(title)}</h3>
            <p>{t(details)}</p>
            <p className="mt-auto display-text text-title">
              {t('${amount}', { amount: price.toLocaleString(t.locale) })}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-measure pt-6 text-lead">
        {t(
          'Yours depends on how much you have, how far it’s going and the stairs. Tell us, and you’ll get one price in writing.',
        )}
      </p>
    </Section>
  )
}
