import { CloseDay } from '@/components/office/close-day'
import { ClosedLink } from '@/components/request/closed-link'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/routing/page-context'
import type { BookingQuery } from '@/lib/forms/booking-query'
import { createDayKey, describeDue } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { checkOfficeLink } from '@/lib/security/booking-link'
import { describeCall, isCancellable, openDay } from '@/lib/submissions/close-day'

interface Props {
  pageContext: PageContext
  query: Required<BookingQuery>
}

/** A day of the city's location, for whoever has the link in the office's mail of it. */
export async function DayPage({ pageContext, query: { day, office, done } }: Props) {
  const { city, cityKey } = pageContext
  const { locationId: id, locationName } = city
  const now = new Date()
  if (checkOfficeLink(office, createDayKey(day, id), now.getTime()) !== 'open')
    return <ClosedLink pageContext={pageContext} reason="closed" />
  const opened = await openDay({ id, date: day }, now).catch(() => undefined)
  if (!opened) return <ClosedLink pageContext={pageContext} reason="unavailable" />
  const toRow = (request: Request) => ({
    ...{ key: request.key, title: describeDue(request), phone: request.phone },
    ...{ reference: request.reference, call: describeCall(request, now) },
  })
  return (
    <CloseDay
      date={day}
      isClosed={opened.isClosed}
      isOver={opened.isOver}
      due={opened.due.map(toRow)}
      toCall={opened.cancelled.map(toRow).filter(({ call }) => call !== '')}
      place={locationName}
      isDone={done !== ''}
      cancellable={opened.due.filter((request) => isCancellable(request, now)).length}
      hidden={{ day, office, cityKey: cityKey ?? DEFAULT_CITY }}
    />
  )
}
