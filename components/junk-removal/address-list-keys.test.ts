import { isListKey, placeAfterKey, type ListPlace } from './address-list-keys'

const COUNT = 3
const CLOSED = { isOpen: false, active: -1 }
const at = (active: number) => ({ isOpen: true, active })
const key = (name: string, modifiers = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

test.each<[string, ListPlace, ListPlace | undefined]>([
  ['ArrowDown', at(-1), at(0)],
  ['ArrowDown', at(1), at(2)],
  ['ArrowDown', at(2), at(0)],
  ['ArrowDown', CLOSED, at(0)],
  ['ArrowUp', at(-1), at(2)],
  ['ArrowUp', at(2), at(1)],
  ['ArrowUp', at(0), at(2)],
  ['ArrowUp', CLOSED, at(2)],
  ['Escape', at(1), CLOSED],
  ['Escape', CLOSED, undefined],
  ['Home', at(1), at(-1)],
  ['End', at(1), at(-1)],
  ['ArrowLeft', at(1), at(-1)],
  ['ArrowRight', at(1), at(-1)],
  ['Home', at(-1), undefined],
  ['Tab', at(1), undefined],
  ['a', at(1), undefined],
])('%s at %o leads to %o', (name, place, expected) => {
  expect(placeAfterKey(key(name), place, COUNT)).toEqual(expected)
})

test('Alt opens the list without entering it, and closes it', () => {
  expect(placeAfterKey(key('ArrowDown', { altKey: true }), CLOSED, COUNT)).toEqual(at(-1))
  expect(placeAfterKey(key('ArrowDown', { altKey: true }), at(1), COUNT)).toEqual(at(1))
  expect(placeAfterKey(key('ArrowUp', { altKey: true }), at(1), COUNT)).toEqual(CLOSED)
})

test.each(['ArrowDown', 'ArrowUp', 'Escape', 'Home'])(
  'Without options %s is the text’s',
  (name) => {
    expect(placeAfterKey(key(name), at(-1), 0)).toBeUndefined()
  },
)

test.each([{ ctrlKey: true }, { metaKey: true }])('%o makes it a command', (modifier) => {
  expect(placeAfterKey(key('ArrowDown', modifier), at(0), COUNT)).toBeUndefined()
})

test('Home still moves the caret; Down does not', () => {
  expect(isListKey({ key: 'Home' })).toBe(false)
  expect(isListKey({ key: 'ArrowDown' })).toBe(true)
})
