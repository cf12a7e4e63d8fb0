import type { ReactNode } from 'react'

/** A link on its own line, high enough for a thumb. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-orange-deep underline underline-offset-4 hover:decoration-3"
    >
      {children}
    </a>
  )
}
