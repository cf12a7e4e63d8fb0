import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of the site that the router opens. Nothing is fetched ahead: on a phone every link in
 * view would cost a request and scripts before anything was touched, and the pages are ready in any case.
 */
export function RouterLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link prefetch={false} {...props} />
}
