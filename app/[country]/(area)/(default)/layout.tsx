import type { ReactNode } from 'react'
import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'

interface Props {
  params: CountryParams
  children: ReactNode
}

export default async function DefaultLayout({ params, children }: Props) {
  return <PageShell pageContext={await getDefaultPageContext(params)}>{children}</PageShell>
}
