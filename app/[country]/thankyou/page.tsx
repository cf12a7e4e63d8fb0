import { createGenerateUnindexedMetadata } from '@/app/_shared/metadata'
import { getPageContext, type QueryPageProps } from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { ThankYou } from '@/components/request/thank-you'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getThankYouPath, parseThankYouQuery } from '@/lib/forms/thank-you'
import { formatReference } from '@/lib/requests/reference'
import { describeStatus } from '@/lib/requests/status'
import { createBookingPath } from '@/lib/security/signed-links'
import { openThankYou } from '@/lib/submissions/open-booking'

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
  const { city, t } = pageContext
  const now = new Date()
  const opened = await openThankYou(thankYou)
  const stored = typeof opened === 'string' ? undefined : describeStatus(opened, now, t)
  const requestPath =
    opened !== 'closed' && cityKey && requestKey
      ? createBookingPath(cityKey, requestKey, {}, t.language)
      : ''
  return (
    <PageShell pageContext={{ ...pageContext, requestPath: thankYou.form && requestPath }}>
      <LanguageSwitch
        pageContext={pageContext}
        getHref={(language) => getThankYouPath(thankYou, language)}
      />
      <ThankYou
        pageContext={pageContext}
        thankYou={thankYou}
        stored={stored}
        isUnavailable={opened === 'unavailable'}
        reference={cityKey && requestKey ? formatReference(city, requestKey) : ''}
        requestPath={requestPath}
        clock={getWallClock(now, city.timeZone)}
      />
      <StaticSection name="formMemory" pageContext={pageContext} />
    </PageShell>
  )
}
