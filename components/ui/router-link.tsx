import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A Link without prefetch: on a phone every visible link would cost requests and scripts. */
export function RouterLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link prefetch={false} {...props} />
}
