import { createDeskPage, type DeskContentProps } from '@/app/_shared/create-desk-page'
import { createUnindexedMetadata } from '@/app/_shared/metadata'
import { NewQuoteForm } from '@/components/office/new-quote-form'
import { createEntryProps } from '@/lib/office/entry-props'

export const metadata = createUnindexedMetadata({
  title: 'New quote',
  description: 'For the office.',
})

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
