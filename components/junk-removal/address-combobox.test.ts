import { CLOSED_LISTBOX, getNextListboxState } from './address-combobox'

const openAt = (activeIndex: number) => ({ isOpen: true, activeIndex })

test.each([
  ['ArrowDown', openAt(-1), openAt(0)],
  ['ArrowDown', openAt(1), openAt(2)],
  ['ArrowDown', openAt(2), openAt(0)],
  ['ArrowDown', CLOSED_LISTBOX, openAt(0)],
  ['ArrowUp', openAt(-1), openAt(2)],
  ['ArrowUp', openAt(2), openAt(1)],
  ['ArrowUp', openAt(0), openAt(2)],
  ['ArrowUp', CLOSED_LISTBOX, openAt(2)],
  ['Escape', openAt(1), CLOSED_LISTBOX],
  ['Escape', CLOSED_LISTBOX, undefined],
  ['Home', openAt(1), openAt(-1)],
  ['End', openAt(1), openAt(-1)],
  ['ArrowLeft', openAt(1), openAt(-1)],
  ['ArrowRight', openAt(1), openAt(-1)],
  ['Home', openAt(-1), undefined],
  ['Tab', openAt(1), undefined],
  ['a', openAt(1), undefined],
])('The key %s changes the state %o to %o', (key, state, expected) => {
  expect(getNextListboxState({ key, ctrlKey: false, metaKey: false }, state, 3)).toEqual(expected)
})

test.each([
  ['without options', {}, 0],
  ['with Ctrl', { ctrlKey: true }, 3],
  ['with the Mac’s command key', { metaKey: true }, 3],
])('An arrow key %s does not change the state', (_when, modifier, count) => {
  const key = { key: 'ArrowDown', ctrlKey: false, metaKey: false, ...modifier }
  expect(getNextListboxState(key, openAt(0), count)).toBeUndefined()
})
