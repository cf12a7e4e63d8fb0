import { createGenerateUnindexedMetadata } from '@/app/_shared/metadata'
import { getPageContext, type QueryPageProps } from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { ThankYou } from '@/components/request/thank-you'
import { getWallClock } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { getThankYouPath } from '@/lib/forms/thank-you'
import { parseThankYouQuery } from '@/lib/forms/thank-you-query'
import { formatReference } from '@/lib/requests/reference'
import { createBookingPath } from '@/lib/security/booking-link'
import { hasValidSignature } from '@/lib/security/signatures'

export const generateMetadata = createGenerateUnindexedMetadata({
  title: 'Thank you, we have your request',
  description:
    'Your local crew has your request. Here’s what you asked for, and what happens next.',
})

export default async function ThankYouPage({ params, searchParams }: QueryPageProps) {
  const thankYou = parseThankYouQuery(await searchParams)
  const { country } = await params
  const { city: cityKey, requestKey } = thankYou
  const pageContext = await getPageContext({ country, city: cityKey })
  const { language } = pageContext.t
  const isSigned = hasValidSignature(thankYou)
  return (
    <PageShell pageContext={pageContext}>
      <LanguageSwitch
        pageContext={pageContext}
        getHref={(language) => getThankYouPath(thankYou, language)}
      />
      <ThankYou
        pageContext={pageContext}
        thankYou={thankYou}
        reference={cityKey && requestKey ? formatReference(pageContext.city, requestKey) : ''}
        requestPath={
          isSigned && cityKey && requestKey
            ? createBookingPath(cityKey, requestKey, {}, language)
            : ''
        }
        sendsMail={Boolean(env.SMTP_URL)}
        clock={getWallClock(new Date(), pageContext.city.timeZone)}
      />
    </PageShell>
  )
}
