/** `activeIndex` -1: no option is active. */
export interface ListboxState {
  isOpen: boolean
  activeIndex: number
}

export const CLOSED_LISTBOX: ListboxState = { isOpen: false, activeIndex: -1 }

/** These also move the caret in the text. */
export const CARET_KEYS: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/**
 * The state after a key in a listbox of `count` options; undefined if the key does not concern it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, editable combobox with list autocomplete).
 */
export function getNextListboxState(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { isOpen, activeIndex }: ListboxState,
  count: number,
): ListboxState | undefined {
  if (count === 0 || ctrlKey || metaKey) return undefined
  if (key === 'ArrowDown') return { isOpen: true, activeIndex: (activeIndex + 1) % count }
  if (key === 'ArrowUp') {
    return { isOpen: true, activeIndex: activeIndex > 0 ? activeIndex - 1 : count - 1 }
  }
  if (key === 'Escape' && isOpen) return CLOSED_LISTBOX
  if (CARET_KEYS.includes(key) && activeIndex >= 0) return { isOpen, activeIndex: -1 }
  return undefined
}
