import { PageShell } from '@/components/layout/page-shell'
import { NothingHere } from '@/components/layout/nothing-here'
import { defaultArea } from '@/app/_shared/area'
import { Document } from '@/app/_shared/document'
import { pageMetadata } from '@/app/_shared/metadata'

export { viewport } from '@/app/_shared/metadata'

export const metadata = pageMetadata({
  title: 'Nothing at this address',
  description: 'This page does not exist. The crew does: call, or ask for a free quote.',
})

/** An address that belongs to no city. One page serves all visitors: it is no page of a country. */
export default async function GlobalNotFound() {
  const area = await defaultArea(Promise.resolve({ country: 'other' }))
  return (
    <Document lang="en-US">
      <PageShell area={area}>
        <NothingHere area={area} />
      </PageShell>
    </Document>
  )
}
