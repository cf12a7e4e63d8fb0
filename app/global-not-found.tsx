import { PageShell } from '@/app/_shared/page-shell'
import { NotFound } from '@/components/layout/not-found'
import { getPageContext } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'

export { notFoundMetadata as metadata, viewport } from '@/app/_shared/metadata'

/** Serves unknown addresses without a city, the same to visitors of all countries. */
export default async function GlobalNotFound() {
  const pageContext = await getPageContext({ country: 'other' })
  return (
    <Document language="en" country="usa">
      <PageShell pageContext={pageContext}>
        <NotFound pageContext={pageContext} />
      </PageShell>
    </Document>
  )
}
