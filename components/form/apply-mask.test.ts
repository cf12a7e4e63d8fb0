import type { SyntheticEvent } from 'react'
import { getFieldMax } from '@/lib/forms/form'
import { maskName, maskPhone } from '@/lib/forms/masks'
import { applyMask, type Mask } from './apply-mask'

/** What a field holds after a text was put into it that has no focus. */
function fillField(name: string, value: string, mask: Mask): string {
  const input = { name, value, selectionStart: value.length }
  Object.assign(globalThis, { document: { activeElement: null } })
  const event = { currentTarget: input, nativeEvent: {} } as unknown
  applyMask(event as SyntheticEvent<HTMLInputElement>, mask)
  return input.value
}

test('What fits into a field is cleaned', () => {
  expect(fillField('phone', '(416) 555-0100', maskPhone)).toBe('416-555-0100')
  expect(fillField('name', 'ana-maria'.padEnd(getFieldMax('name')), maskName)).toBe('Ana Maria ')
})

test('A text far too long for its field is left as it is, and no mask runs over it', () => {
  const mask = jest.fn((text: string) => text)
  for (const name of ['name', 'phone', 'message']) {
    const text = '+'.repeat(getFieldMax(name) + 1)
    expect(fillField(name, text, mask)).toBe(text)
  }
  expect(mask).not.toHaveBeenCalled()
})
