import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { PhoneLanguageNote } from './phone-language-note'

const french = { language: 'fr', city: getCity('ottawa', 'fr') } as const
const render = (more: Parameters<typeof createPageContext>[1]) =>
  renderToStaticMarkup(<PhoneLanguageNote pageContext={createPageContext('ottawa', more)} />)

test('A French page says that the number is answered in English, until it is answered in French', () => {
  expect(render(french)).toContain('>Notre équipe répond au téléphone en anglais.</p>')
  expect(render({ ...french, speaksLanguage: true })).toBe('')
})

test('An English page says nothing', () => expect(render({})).toBe(''))
