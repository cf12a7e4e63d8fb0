import { renderToStaticMarkup } from 'react-dom/server'
import { WordsProvider } from '@/components/ui/words-provider'
import { getBrowserWords } from '@/lib/words/words'
import GlobalError from './global-error'

test('The page of an error of the layout speaks the language of the page that it replaces', () => {
  const render = () => renderToStaticMarkup(<GlobalError />)
  expect(render()).toMatch(/<html lang="en-US">.*<a href="\/".*Something went wrong on our end/s)
  const document = { querySelector: () => ({ href: 'tel:+16135550114' }) }
  Object.assign(globalThis, { window: globalThis, document })
  renderToStaticMarkup(
    <WordsProvider language="fr" locale="fr-CA" words={getBrowserWords('fr') ?? {}}>
      x
    </WordsProvider>,
  )
  const html = render()
  expect(html).toMatch(/<html lang="fr-CA">.*<a href="\/fr".*Il y a eu un pépin de notre côté/s)
  expect(html).toContain('Appeler le 613-555-0114')
  expect(html).not.toMatch(/\b(?:call|try|our|junk)\b/i)
})
