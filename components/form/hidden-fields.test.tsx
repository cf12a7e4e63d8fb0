import { renderToStaticMarkup } from 'react-dom/server'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { HiddenFields } from './hidden-fields'

/** What browsers and password managers look for in names, ids and labels to fill in what they know. */
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
  'The honeypot of the form "%s" looks like nothing that form fillers know',
  (formId) => {
    const { attributes, label } = renderHoneypot(formId)
    for (const text of [attributes.name, attributes.id, label.text]) {
      expect(text).toMatch(/\w/)
      expect(text).not.toMatch(AUTOFILL_KEYWORDS)
    }
  },
)

test('Form fillers and password managers are told to leave the honeypot alone', () => {
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

test('Nobody reaches the honeypot by keyboard or screen reader, and its label says to leave it', () => {
  const { attributes, label, isHidden } = renderHoneypot('quote')
  expect(isHidden).toBe(true)
  expect(attributes.tabindex).toBe('-1')
  expect(label.for).toBe(attributes.id)
  expect(label.text).toBe('Leave this empty: it is only here to catch robots.')
})
