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
        <li key={key} className={`flex tick items-center gap-3 ${itemClassName}`}>
          {text}
        </li>
      ))}
    </ul>
  )
}
