import { renderToStaticMarkup } from 'react-dom/server'
import { getConsentText } from '@/lib/forms/consent'
import { FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from '@/lib/forms/lead'
import { FullQuoteForm } from './full-quote-form'
import { ShortQuoteForm } from './short-quote-form'

jest.mock('./actions', () => ({ requestFullQuote: jest.fn(), requestShortQuote: jest.fn() }))

const FRAME = {
  formId: 'quote',
  cityKey: 'toronto',
  phone: '416-555-0110',
  consent: getConsentText({ country: 'canada' }),
  privacyPath: '/toronto/privacy',
} as const

const FORMS = [
  [
    'full',
    <FullQuoteForm
      key="full"
      {...FRAME}
      timeZone="America/Toronto"
      area={{ regions: ['ON'], notes: {} }}
      defaultCountry="canada"
    />,
    FULL_QUOTE_FIELDS,
  ],
  ['short', <ShortQuoteForm key="short" {...FRAME} />, SHORT_QUOTE_FIELDS],
] as const

test.each(FORMS)(
  'The %s form promises, beside the phone, to call about the request only',
  (_name, form) => {
    const html = renderToStaticMarkup(form)
    expect(html).toMatch(/id="quote-phone"[^>]*aria-describedby="quote-phone-note"/)
    expect(html).toMatch(/id="quote-phone-note"[^>]*>We’ll call or text only about this request, /)
  },
)

test.each(FORMS)(
  'The %s form asks the questions of its schema, in their order',
  (_name, form, fields) => {
    const html = renderToStaticMarkup(form)
    const names = Array.from(html.matchAll(/ name="(\w+)"/g), ([, name]) => name)
    const asked = [...new Set(names)].filter((name) => fields.some((field) => field === name))
    expect(asked).toEqual([...fields])
  },
)
