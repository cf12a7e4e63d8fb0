import type { ReactNode } from 'react'
import { defaultArea, type CountryParams } from '@/app/_shared/area'
import { PageShell } from '@/components/layout/page-shell'

interface Props {
  params: CountryParams
  children: ReactNode
}

export default async function DefaultAreaLayout({ params, children }: Props) {
  return <PageShell area={await defaultArea(params)}>{children}</PageShell>
}
