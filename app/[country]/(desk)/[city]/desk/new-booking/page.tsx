import { createDeskPage, type DeskContentProps } from '@/app/_shared/create-desk-page'
import { createUnindexedMetadata } from '@/app/_shared/metadata'
import { NewBookingForm } from '@/components/office/new-booking-form'
import { createEntryProps } from '@/lib/office/entry-props'
import { signPrices } from '@/lib/security/shown-price'

export const metadata = createUnindexedMetadata({
  title: 'New booking',
  description: 'For the office.',
})

export default createDeskPage(NewBookingPage)

function NewBookingPage({ desk, pageContext: { paths, city, phone, prices } }: DeskContentProps) {
  const { country, servedCities, servedRegions, latitude, longitude } = city
  // We preselect no region when the crew serves several.
  const region = servedRegions.length > 1 ? '' : city.region
  return (
    <NewBookingForm
      {...createEntryProps(desk.areaKey, phone)}
      requestPath={paths.deskRequest}
      cityDefaults={{ region, country, servedCities, latitude, longitude }}
      {...(prices && {
        prices: { ranges: prices.ranges, signed: signPrices(city.areaKey, prices) },
      })}
    />
  )
}
