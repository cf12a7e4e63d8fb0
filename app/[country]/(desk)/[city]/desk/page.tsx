import {
  createDeskMetadata,
  createDeskPage,
  type DeskContentProps,
} from '@/app/_shared/create-desk-page'
import { DeskPage } from '@/components/office/desk-page'
import { getAreaCity, getDeskName } from '@/lib/cities/location-cities'
import { loadDesk } from '@/lib/office/desk'
import { describeDone, toDayView, toRowView } from '@/lib/office/views'
import { getPaths } from '@/lib/routing/paths'
import { getStore } from '@/lib/store'

export const metadata = createDeskMetadata('Desk')

export default createDeskPage(Desk)

async function Desk({ desk: { areaKey }, query }: DeskContentProps) {
  const now = new Date()
  const { cityKey } = getAreaCity(areaKey)
  const { rows, count, next, days } = await loadDesk(await getStore('ops'), areaKey, query, now)
  return (
    <DeskPage
      deskName={getDeskName(areaKey)}
      area={areaKey}
      done={describeDone(query.done)}
      rows={rows.map((row) => toRowView(row, cityKey, now))}
      count={count}
      nextHref={next && `${getPaths(cityKey).desk}?from=${next}`}
      openDate={query.date}
      days={days.map((day) => toDayView(day, cityKey))}
    />
  )
}
