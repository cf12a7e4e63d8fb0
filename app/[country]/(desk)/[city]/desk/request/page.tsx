import {
  createDeskMetadata,
  createDeskPage,
  type DeskContentProps,
} from '@/app/_shared/create-desk-page'
import { NoRequest } from '@/components/office/no-desk'
import { DeskRequest } from '@/components/office/request-page'
import { describeDone } from '@/lib/office/views'
import { loadRequestView } from '@/lib/office/request-view'
import { getStore } from '@/lib/store'

export const metadata = createDeskMetadata('Request at the desk')

export default createDeskPage(RequestAtDesk)

async function RequestAtDesk({ desk, query: { key, done } }: DeskContentProps) {
  const view = await loadRequestView(await getStore('ops'), desk, key, new Date())
  return typeof view === 'object' ? (
    <DeskRequest view={view} done={describeDone(done)} />
  ) : (
    <NoRequest otherDesk={view} />
  )
}
