import { renderToStaticMarkup } from 'react-dom/server'
import { WordsProvider } from '@/components/ui/use-translate'
import { LANGUAGES } from '@/lib/words/languages'
import { findEnglishWord, SAMPLE_LANGUAGES, type SampleLanguage } from '@/lib/words/samples.fixture'
import { getBrowserWords } from '@/lib/words/words'
import GlobalError from './global-error'

const SAMPLES = {
  fr: ['Il y a eu un pépin de notre côté', 'Appeler le 613-555-0114'],
  es: ['Algo falló de nuestra parte', 'Llamar al 613-555-0114'],
} satisfies Record<SampleLanguage, unknown>

const render = () => renderToStaticMarkup(<GlobalError />)

test('The page of an error of the layout is in English', () => {
  const html = render()
  expect(html).toMatch(/<html lang="en-US">.*<a href="\/".*Something went wrong on our end/s)
  expect(html).toContain('src="/logos/other.svg"')
})

test.each(SAMPLE_LANGUAGES)(
  'The page of an error of the layout speaks "%s" in place of a page that does',
  (language) => {
    const { locale } = LANGUAGES[language]
    const document = { querySelector: () => ({ href: 'tel:+16135550114' }) }
    Object.assign(globalThis, { window: globalThis, document })
    renderToStaticMarkup(
      <WordsProvider language={language} locale={locale} words={getBrowserWords(language) ?? {}}>
        x
      </WordsProvider>,
    )
    const html = render()
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(`<a href="/${language}"`)
    expect(html).toContain(`src="/logos/other-${language}.svg"`)
    for (const text of SAMPLES[language]) expect(html).toContain(text)
    const shown = html.replace(/<[^>]*>/g, ' ') + (/alt="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(findEnglishWord(shown)).toBeUndefined()
  },
)
