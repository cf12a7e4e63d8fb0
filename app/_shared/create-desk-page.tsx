import type { ReactNode } from 'react'
import { DeskHeader } from '@/components/office/desk-header'
import { NoDesk } from '@/components/office/no-desk'
import { parseDeskQuery, type DeskQuery } from '@/lib/forms/link-query'
import { countWaiting } from '@/lib/office/desk'
import { findDesk, type Desk } from '@/lib/office/desk-access'
import { logEvent } from '@/lib/log'
import type { PageContext } from '@/lib/routing/page-context'
import { createUnindexedMetadata } from './metadata'
import { getPageContext, type QueryPageProps } from './page-context'

export interface DeskContentProps {
  desk: Desk
  query: DeskQuery
  pageContext: PageContext
}

export const createDeskMetadata = (title: string) =>
  createUnindexedMetadata({ title, description: 'For the office.' })

/** Only a browser that has opened the desk gets the content; if `loadContent` fails, it sees why not. */
export function createDeskPage(
  loadContent: (props: DeskContentProps) => ReactNode | Promise<ReactNode>,
) {
  return async function Page({ params, searchParams }: QueryPageProps) {
    const pageContext = await getPageContext(await params)
    const query = parseDeskQuery(await searchParams)
    const { city, phone } = pageContext
    const { areaKey } = city
    const desk = await findDesk(areaKey, query)
    const reject = (reason: Exclude<typeof desk, Desk>) => (
      <NoDesk areaKey={areaKey} reason={reason} link={query.link} phone={phone} />
    )
    if (typeof desk === 'string') return <main id="main">{reject(desk)}</main>
    const loading = Promise.try(loadContent, { desk, query, pageContext })
    const rescued = loading.catch(({ message: reason }: Error) => {
      logEvent('desk', { outcome: 'unavailable', area: areaKey, reason }, 'error')
      return reject('unavailable')
    })
    const [content, waiting] = await Promise.all([rescued, countWaiting(desk)])
    return (
      <>
        <DeskHeader desk={desk} waiting={waiting} />
        <main id="main">{content}</main>
      </>
    )
  }
}
