import type { SyntheticEvent } from 'react'
import { getFieldMax } from '@/lib/forms/form'
import { maskName, maskPhone } from '@/lib/forms/masks'
import { applyMask, type Mask } from './text-field'

function fillField(name: string, value: string, mask: Mask): string {
  const input = { name, value, selectionStart: value.length }
  Object.assign(globalThis, { document: { activeElement: null } })
  const event = { currentTarget: input, nativeEvent: {} } as unknown
  applyMask(event as SyntheticEvent<HTMLInputElement>, mask)
  return input.value
}

test('A value that fits its field is masked', () => {
  expect(fillField('phone', '(416) 555-0100', maskPhone)).toBe('416-555-0100')
  expect(fillField('name', 'ana-maria'.padEnd(getFieldMax('name')), maskName)).toBe('Ana Maria ')
})

test('A value that is too long for its field is not masked', () => {
  const mask = jest.fn((text: string) => text)
  for (const name of ['name', 'phone', 'message']) {
    const text = '+'.repeat(getFieldMax(name) + 1)
    expect(fillField(name, text, mask)).toBe(text)
  }
  expect(mask).not.toHaveBeenCalled()
})
