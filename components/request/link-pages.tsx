import { ActionForm } from '@/components/form/change-form'
import { CityPennant, Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import { declineMails } from './actions'

const MESSAGES = {
  closed: {
    title: 'This link doesn’t open a request',
    text: 'Part of it may be missing, or it may be an old one. Call us and we’ll look up your request together.',
  },
  unavailable: {
    title: 'We can’t open your request right now',
    text: 'Nothing is lost. Open this page again in a few minutes, or call us.',
  },
} as const

interface ClosedLinkProps {
  pageContext: PageContext
  reason: keyof typeof MESSAGES
}

/** A wrong link, an unknown and a removed request look the same, so nobody learns which it is. */
export function ClosedLink({ pageContext: { city, phone, t }, reason }: ClosedLinkProps) {
  const { title, text } = MESSAGES[reason]
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <CityPennant city={city} t={t} />
      <h1 className="pt-4 text-hero md:pt-6">{t(title)}</h1>
      <p className="max-w-measure pt-4 text-lead">{t(text)}</p>
      <p className="pt-6">
        <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
          {t('Call {phone}', { phone })}
        </a>
      </p>
    </Section>
  )
}

interface DeclineMailsProps {
  hidden: Readonly<Record<string, string>>
  isDone: boolean
  pageContext: PageContext
}

export function DeclineMails({ hidden, isDone, pageContext: { t, phone } }: DeclineMailsProps) {
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
