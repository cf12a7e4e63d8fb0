import type { ReactNode } from 'react'

/** Opens without JavaScript; app/styles/media.css opens it in print. */
export function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="accordion group border-b-line border-ink">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 group-open:text-orange-deep hover:text-orange-deep [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-snug sm:text-xl">{title}</h3>
        <PlusIcon />
      </summary>
      <div className="grid max-w-measure gap-1 pt-1.5 pb-5 text-lead">{children}</div>
    </details>
  )
}

/** An accordion on phones; wide screens show only its content (app/styles/components.css). */
export function PhoneAccordion({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="phone-accordion">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

function PlusIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      className="size-8 shrink-0 print:hidden"
    >
      <rect x="1" y="1" width="30" height="30" rx="6" strokeWidth="1.5" />
      <path d="M9 16h14" strokeWidth="3" />
      <path d="M16 9v14" strokeWidth="3" className="group-open:hidden" />
    </svg>
  )
}
