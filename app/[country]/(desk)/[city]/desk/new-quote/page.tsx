import {
  createDeskMetadata,
  createDeskPage,
  type DeskContentProps,
} from '@/app/_shared/create-desk-page'
import { getMoveProps } from '@/app/_shared/page-context'
import { NewQuoteForm } from '@/components/office/new-quote-form'
import { createEntryProps } from '@/lib/office/entry-props'

export const metadata = createDeskMetadata('New quote')

export default createDeskPage(NewQuotePage)

function NewQuotePage({ desk, pageContext }: DeskContentProps) {
  const { paths, city, phone } = pageContext
  return (
    <NewQuoteForm
      {...createEntryProps(desk.areaKey, phone)}
      requestPath={paths.deskRequest}
      defaultCountry={city.country}
      // One range for all cities of the area, among which the form chooses.
      {...getMoveProps({ ...pageContext, city: { ...city, name: city.locationName } })}
    />
  )
}
