import { renderToStaticMarkup } from 'react-dom/server'
import { HONEYPOT_FIELD, getFieldMax } from '@/lib/forms/form'
import { HiddenFields } from './hidden-fields'
import { ErrorSummary } from './form-alert'
import type { SyntheticEvent } from 'react'
import { maskName, maskPhone } from '@/lib/forms/masks'
import type { Message } from '@/lib/words/translate'
import { applyMask, type Mask } from './text-field'

/** Browsers and password managers search names, ids and labels for these words. */
const AUTOFILL_KEYWORDS =
  /name|mail|phone|tel|mobile|fax|\bext|url|web|site|home|link|company|business|organi[sz]ation|address|street|unit|city|town|state|province|region|county|country|zip|post|code|title|birth|age|gender|card|credit|account|user|login|pass|pin|otp|search|coupon|promo/i

function renderHoneypot(formId: string) {
  const html = renderToStaticMarkup(<HiddenFields formId={formId} cityKey="toronto" />)
  const input = new RegExp(`<input[^>]* name="${HONEYPOT_FIELD}"[^>]*>`).exec(html)?.[0] ?? ''
  const attributes = [...input.matchAll(/ ([\w-]+)="(.*?)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const label = /<label for="(.*?)">(.*?)<\/label>/.exec(html) ?? []
  return {
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    label: { for: label[1] ?? '', text: label[2] ?? '' },
    isHidden: html.includes(`<div aria-hidden="true"`) && html.endsWith(`${input}</div>`),
  }
}

test.each(['quote', 'estimate', 'booking'])(
  'The honeypot of the form "%s" contains no autofill keyword',
  (formId) => {
    const { attributes, label } = renderHoneypot(formId)
    for (const text of [attributes.name, attributes.id, label.text]) {
      expect(text).toMatch(/\w/)
      expect(text).not.toMatch(AUTOFILL_KEYWORDS)
    }
  },
)

test('The honeypot has the attributes that disable form fillers', () => {
  expect(renderHoneypot('quote').attributes).toMatchObject({
    type: 'text',
    autoComplete: 'off',
    readOnly: '',
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-lpignore': 'true',
    'data-form-type': 'other',
  })
  expect(renderHoneypot('quote').attributes).not.toHaveProperty('value')
})

test('Keyboard and screen reader users skip the honeypot', () => {
  const { attributes, label, isHidden } = renderHoneypot('quote')
  expect(isHidden).toBe(true)
  expect(attributes.tabindex).toBe('-1')
  expect(label.for).toBe(attributes.id)
  expect(label.text).toBe('Leave this blank. It’s only here to catch bots.')
})

test('Identical messages start with the name of their field, and a question keeps its mark', () => {
  const message: Message = { text: 'This field is required' }
  const html = renderToStaticMarkup(
    <ErrorSummary
      formId="booking"
      errors={{ message, isTimeSensitive: message, cityKey: { text: 'Choose from the list' } }}
      labels={{ message: 'Your items or a message', isTimeSensitive: 'Flexible on timing?' }}
    />,
  )
  const items = html.match(/(?<=<li>).*?(?=<\/li>)/g)?.map((item) => item.replace(/<[^>]+>/g, ''))
  expect(items).toEqual([
    'Your items or a message: This field is required',
    'Flexible on timing? This field is required',
    'Choose from the list',
  ])
  expect(html).toContain('href="#booking-message"')
})

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
