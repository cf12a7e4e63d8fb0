/** `activeIndex` -1: no option is active. */
export interface ListboxState {
  isOpen: boolean
  activeIndex: number
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * The state after a key in a listbox of `count` options; undefined if the key does not concern it
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
    // These keys move the caret in the text.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return activeIndex >= 0 ? { isOpen, activeIndex: -1 } : undefined
    default:
      return undefined
  }
}

/** Keys whose default action in a text field must be prevented. */
export function isListboxKey({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape'
}
