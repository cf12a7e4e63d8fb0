import { redirect } from 'next/navigation'
import { createMetadata } from '@/app/_shared/metadata'
import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { ClosedLink } from '@/components/booking/closed-link'
import { parseBookingQuery } from '@/lib/forms/booking-query'
import { readText } from '@/lib/notifications/stored-request'
import { createBookingPath } from '@/lib/signing/booking-link'
import { openBooking } from '@/lib/submissions/open-booking'
import { isCityKey } from '@/lib/cities/keys'
import { RequestPage } from './request-page'

export const metadata = createMetadata({
  title: 'Your request: see, change or cancel it',
  description:
    'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.',
})

interface Props extends PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A request for whoever has its link. */
export default async function BookingPage({ params, searchParams }: Props) {
  const pageContext = await getPageContext(await params)
  const query = parseBookingQuery(await searchParams)
  const request = await openBooking(query)
  if (typeof request === 'string') return <ClosedLink pageContext={pageContext} reason={request} />
  const cityKey = readText(request.details, 'city')
  if (isCityKey(cityKey) && cityKey !== pageContext.cityKey)
    redirect(createBookingPath(cityKey, query.key))
  return <RequestPage pageContext={pageContext} request={request} query={query} />
}
