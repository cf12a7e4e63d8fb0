interface CheckmarkListProps {
  items: readonly string[]
  className: string
  itemClassName?: string
}

export function CheckmarkList({ items, className, itemClassName = '' }: CheckmarkListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={`flex checkmark-item items-center gap-3 ${itemClassName}`}>
          {item}
        </li>
      ))}
    </ul>
  )
}
