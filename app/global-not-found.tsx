import { PageShell } from '@/app/_shared/page-shell'
import { NotFound } from '@/components/layout/not-found'
import { getDefaultPageContext } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'
import { createMetadata } from '@/app/_shared/metadata'

export { viewport } from '@/app/_shared/metadata'

export const metadata = createMetadata({
  title: 'There’s nothing at this address',
  description: 'This page doesn’t exist, but our crew does. Call us or ask for a free quote.',
})

/** Unknown addresses without a city; one page for visitors of all countries. */
export default async function GlobalNotFound() {
  const pageContext = await getDefaultPageContext(Promise.resolve({ country: 'other' }))
  return (
    <Document lang="en-US">
      <PageShell pageContext={pageContext}>
        <NotFound pageContext={pageContext} />
      </PageShell>
    </Document>
  )
}
