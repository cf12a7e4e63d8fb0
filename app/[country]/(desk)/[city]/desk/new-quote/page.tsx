import {
  createDeskMetadata,
  createDeskPage,
  type DeskContentProps,
} from '@/app/_shared/create-desk-page'
import { NewQuoteForm } from '@/components/office/new-quote-form'
import { createEntryProps } from '@/lib/office/entry-props'

export const metadata = createDeskMetadata('New quote')

export default createDeskPage(NewQuotePage)

function NewQuotePage({ desk, pageContext: { paths, city, phone } }: DeskContentProps) {
  return (
    <NewQuoteForm
      {...createEntryProps(desk.areaKey, phone)}
      requestPath={paths.deskRequest}
      defaultCountry={city.country}
    />
  )
}
