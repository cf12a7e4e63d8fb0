import { createDeskPage, type DeskContentProps } from '@/app/_shared/create-desk-page'
import { createUnindexedMetadata } from '@/app/_shared/metadata'
import { NoRequest } from '@/components/office/no-desk'
import { DeskRequest } from '@/components/office/request-page'
import { describeDone } from '@/lib/office/done-words'
import { loadRequestView } from '@/lib/office/request-view'
import { getStore } from '@/lib/store'

export const metadata = createUnindexedMetadata({
  title: 'Request at the desk',
  description: 'For the office.',
})

export default createDeskPage(RequestAtDesk)

async function RequestAtDesk({ desk, query: { key, done } }: DeskContentProps) {
  const view = await loadRequestView(await getStore('ops'), desk, key, new Date())
  return typeof view === 'object' ? (
    <DeskRequest view={view} done={describeDone(done)} />
  ) : (
    <NoRequest otherDesk={view} />
  )
}
