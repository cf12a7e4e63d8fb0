import { ActionForm } from '@/components/form/change-form'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { declineMails } from './actions'

interface Props {
  hidden: Readonly<Record<string, string>>
  isDone: boolean
  pageContext: PageContext
}

export function DeclineMails({ hidden, isDone, pageContext: { t, phone } }: Props) {
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-hero">
          {isDone ? t('No more emails like this.') : t('No more emails like this?')}
        </h1>
        {isDone ? (
          <p className="text-lead" role="status" tabIndex={-1} autoFocus>
            {t(
              'We’ll never ask you for a review again. What you book or ask for, we still confirm.',
            )}
          </p>
        ) : (
          <>
            <p className="text-lead">
              {t(
                'Then we never ask you for a review again. What you book or ask for, we still confirm.',
              )}
            </p>
            <ActionForm
              action={declineMails}
              formId="decline"
              name={t('No more emails')}
              hidden={hidden}
              submitLabel={t('No more emails like this')}
              phone={phone}
            />
          </>
        )}
      </div>
    </Section>
  )
}
