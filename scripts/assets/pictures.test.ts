import { readFileSync } from 'node:fs'
import { DRAWN_FILE, summarizeDrawn } from './drawn'

test('Every picture has the words and colours of the site: npm run assets draws the others', () => {
  expect(JSON.parse(readFileSync(DRAWN_FILE, 'utf8'))).toEqual(summarizeDrawn())
})
