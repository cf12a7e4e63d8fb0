import {
  createDeskMetadata,
  createDeskPage,
  type DeskContentProps,
} from '@/app/_shared/create-desk-page'
import { getPickupProps } from '@/app/_shared/page-context'
import { NewBookingForm } from '@/components/office/new-booking-form'
import { createEntryProps } from '@/lib/office/entry-props'

export const metadata = createDeskMetadata('New booking')

export default createDeskPage(NewBookingPage)

function NewBookingPage({ desk, pageContext }: DeskContentProps) {
  return (
    <NewBookingForm
      {...createEntryProps(desk.areaKey, pageContext.phone)}
      requestPath={pageContext.paths.deskRequest}
      {...getPickupProps(pageContext)}
    />
  )
}
