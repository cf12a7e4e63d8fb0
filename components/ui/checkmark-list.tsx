interface CheckmarkListProps {
  items: readonly string[]
  className: string
}

export function CheckmarkList({ items, className }: CheckmarkListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex checkmark-item items-center gap-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
