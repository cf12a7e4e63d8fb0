import { isListboxKey, getNextListboxState, type ListboxState } from './address-listbox-keys'

const COUNT = 3
const CLOSED_STATE = { isOpen: false, activeIndex: -1 }
const openAt = (activeIndex: number) => ({ isOpen: true, activeIndex })
const keyEvent = (name: string, modifiers = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

test.each<[string, ListboxState, ListboxState | undefined]>([
  ['ArrowDown', openAt(-1), openAt(0)],
  ['ArrowDown', openAt(1), openAt(2)],
  ['ArrowDown', openAt(2), openAt(0)],
  ['ArrowDown', CLOSED_STATE, openAt(0)],
  ['ArrowUp', openAt(-1), openAt(2)],
  ['ArrowUp', openAt(2), openAt(1)],
  ['ArrowUp', openAt(0), openAt(2)],
  ['ArrowUp', CLOSED_STATE, openAt(2)],
  ['Escape', openAt(1), CLOSED_STATE],
  ['Escape', CLOSED_STATE, undefined],
  ['Home', openAt(1), openAt(-1)],
  ['End', openAt(1), openAt(-1)],
  ['ArrowLeft', openAt(1), openAt(-1)],
  ['ArrowRight', openAt(1), openAt(-1)],
  ['Home', openAt(-1), undefined],
  ['Tab', openAt(1), undefined],
  ['a', openAt(1), undefined],
])('The key %s changes the state %o to %o', (name, state, expected) => {
  expect(getNextListboxState(keyEvent(name), state, COUNT)).toEqual(expected)
})

test('Alt+Down opens the list without an active option, Alt+Up closes it', () => {
  expect(getNextListboxState(keyEvent('ArrowDown', { altKey: true }), CLOSED_STATE, COUNT)).toEqual(
    openAt(-1),
  )
  expect(getNextListboxState(keyEvent('ArrowDown', { altKey: true }), openAt(1), COUNT)).toEqual(
    openAt(1),
  )
  expect(getNextListboxState(keyEvent('ArrowUp', { altKey: true }), openAt(1), COUNT)).toEqual(
    CLOSED_STATE,
  )
})

test.each(['ArrowDown', 'ArrowUp', 'Escape', 'Home'])(
  'Without options the key %s does not change the state',
  (name) => {
    expect(getNextListboxState(keyEvent(name), openAt(-1), 0)).toBeUndefined()
  },
)

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'With %o an arrow key does not change the state',
  (modifier) => {
    expect(getNextListboxState(keyEvent('ArrowDown', modifier), openAt(0), COUNT)).toBeUndefined()
  },
)

test('The default action of ArrowDown is prevented, that of Home is not', () => {
  expect(isListboxKey({ key: 'Home' })).toBe(false)
  expect(isListboxKey({ key: 'ArrowDown' })).toBe(true)
})
