import type { ReactNode } from 'react'

interface CheckmarkListProps {
  items: readonly { key: string; text: ReactNode }[]
  className: string
  itemClassName?: string
}

export function CheckmarkList({ items, className, itemClassName = '' }: CheckmarkListProps) {
  return (
    <ul className={className}>
      {items.map(({ key, text }) => (
        <li key={key} className={`flex checkmark-item items-center gap-3 ${itemClassName}`}>
          {text}
        </li>
      ))}
    </ul>
  )
}
