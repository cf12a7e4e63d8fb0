import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

const STYLE_SHEET = 'app/globals.css'

/** The site's style sheet, minified, as `app/_shared/static-html/site-styles.tsx` writes it into each page. */
export async function compileStyleSheet(): Promise<string> {
  const compiler = postcss([tailwind({ optimize: { minify: true } })])
  const { css } = await compiler.process(await readFile(STYLE_SHEET), { from: STYLE_SHEET })
  return css
}
