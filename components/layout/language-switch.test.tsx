import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { LanguageSwitch } from './language-switch'

const render = (language: 'en' | 'fr', more = {}) =>
  renderToStaticMarkup(<LanguageSwitch pageContext={createPageContext('ottawa', more, language)} />)

test('A French page says that we answer the phone in English, unless we answer it in French', () => {
  expect(render('fr')).toContain('>Notre équipe répond au téléphone en anglais.</div>')
  expect(render('fr', { speaksLanguage: true })).not.toContain('téléphone')
})

test('An English page has only the link', () => {
  expect(
    render('en')
      .replace(/<script.*?<\/script>|<[^>]*>/g, '')
      .trim(),
  ).toBe('Français')
})
