import { readFileSync } from 'node:fs'
import { DRAWN_TEXTS, listPictures } from './og-pictures'

test('Every sharing picture says what its page says: npm run assets -- og draws the others', () => {
  const drawn: unknown = JSON.parse(readFileSync(DRAWN_TEXTS, 'utf8'))
  const texts = listPictures().map(({ file, texts }) => [file, texts] as const)
  expect(drawn).toEqual(Object.fromEntries(texts))
})
