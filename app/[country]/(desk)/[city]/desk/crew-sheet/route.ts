import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { getWallClock } from '@/lib/dates/wall-clock'
import { parseDeskQuery } from '@/lib/forms/link-query'
import { openDesk } from '@/lib/office/desk-access'
import { formatCrewSheet } from '@/lib/notifications/crew-sheet'
import { listDesk } from '@/lib/requests/desk-index'
import { loadDue } from '@/lib/requests/load-desk'
import { getStore } from '@/lib/store'

/** A day's jobs as a printable document, the same that the day mail attaches. */
export async function GET(request: Request, { params }: PageProps): Promise<Response> {
  const { city, paths } = await getPageContext(await params)
  const { areaKey, timeZone, country, locationName: place } = city
  const desk = await openDesk(areaKey)
  // The desk page says why it does not open.
  if (typeof desk === 'string')
    return new Response(null, { status: 307, headers: { location: paths.desk } })
  const query = parseDeskQuery(Object.fromEntries(new URL(request.url).searchParams))
  const date = query.date || getWallClock(new Date(), timeZone).date
  const ops = await getStore('ops')
  const jobs = await loadDue(ops, await listDesk(ops, areaKey), date)
  const lang = country === 'canada' ? 'en-CA' : 'en-US'
  return new Response(formatCrewSheet(jobs, { date, place, lang }), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
