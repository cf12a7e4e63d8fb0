import type { ReactNode } from 'react'

interface TickListProps {
  items: readonly { key: string; text: ReactNode }[]
  className: string
  itemClassName?: string
}

/** What holds, each with a tick on a small pennant. */
export function TickList({ items, className, itemClassName = '' }: TickListProps) {
  return (
    <ul className={className}>
      {items.map(({ key, text }) => (
        <li key={key} className={`flex items-center gap-3 ${itemClassName}`}>
          <Tick />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
      <path d="M3 2h22v14L14 26 3 16z" className="fill-green" />
      <path d="M8.5 11.5l4 4 7-8" className="stroke-white" fill="none" strokeWidth="2.5" />
    </svg>
  )
}
