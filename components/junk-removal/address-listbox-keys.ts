/** Where the visitor is in the list: -1 is the text itself. */
export interface ListboxState {
  isOpen: boolean
  activeIndex: number
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Where a key leads in a list of `count` options; undefined where it means nothing to the list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, editable combobox with list autocomplete).
 */
export function getNextListboxState(
  key: Key,
  state: ListboxState,
  count: number,
): ListboxState | undefined {
  if (count === 0 || key.ctrlKey || key.metaKey) return undefined
  const { isOpen, activeIndex } = state
  switch (key.key) {
    case 'ArrowDown':
      if (key.altKey) return { isOpen: true, activeIndex: isOpen ? activeIndex : -1 }
      return { isOpen: true, activeIndex: isOpen ? (activeIndex + 1) % count : 0 }
    case 'ArrowUp':
      if (key.altKey) return { isOpen: false, activeIndex: -1 }
      return { isOpen: true, activeIndex: isOpen && activeIndex > 0 ? activeIndex - 1 : count - 1 }
    case 'Escape':
      return isOpen ? { isOpen: false, activeIndex: -1 } : undefined
    // These move the caret, so the visitor is in the text again.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return activeIndex >= 0 ? { isOpen, activeIndex: -1 } : undefined
    default:
      return undefined
  }
}

/** Keys whose own work in a text field would get in the way of the list. */
export function isListboxKey({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape'
}
