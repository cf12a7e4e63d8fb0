import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'

const TITLE_ID = 'estimate-title'

export function EstimateBar({ pageContext, form }: { pageContext: PageContext; form: ReactNode }) {
  const { t } = pageContext
  return (
    <Section tone="ink" id="estimate" labelledBy={TITLE_ID}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={TITLE_ID} className="text-title">
            {t('How much will your move cost?')}
          </h2>
          <p className="max-w-measure pt-3 text-lead text-sky">
            {t('We’ll call you back with one price and no hidden fees.')}
          </p>
        </div>
        <div className="card p-5 text-ink sm:p-6">{form}</div>
      </div>
    </Section>
  )
}
