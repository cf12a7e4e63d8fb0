import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { PhoneLanguageNote } from './phone-language-note'

const render = (language: 'en' | 'fr', more = {}) =>
  renderToStaticMarkup(
    <PhoneLanguageNote pageContext={createPageContext('ottawa', more, language)} />,
  )

test('A French page says that the number is answered in English, until it is answered in French', () => {
  expect(render('fr')).toContain('>Notre équipe répond au téléphone en anglais.</p>')
  expect(render('fr', { speaksLanguage: true })).toBe('')
})

test('An English page says nothing', () => expect(render('en')).toBe(''))
