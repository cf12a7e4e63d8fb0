import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { FONT_PATHS } from './fonts'

const styles = readFileSync('app/styles/fonts.css', 'utf8')

test.each(FONT_PATHS)(
  '%s is in the style sheet, and its name has the hash of its content',
  (path) => {
    const hash = createHash('sha256')
      .update(readFileSync(`public${path}`))
      .digest('hex')
    expect(path).toContain(`.${hash.slice(0, 8)}.`)
    expect(styles).toContain(`url('${path}')`)
  },
)
