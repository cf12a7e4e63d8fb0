import { globSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const STYLE = `
  body { margin: 2rem; font: 1rem system-ui, sans-serif; background: #ddd }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem; padding: 0; list-style: none }
  img { width: 100%; height: 22rem; object-fit: cover; object-position: top; background: white }
`

/** Writes `index.html` with all pictures of the folder, by width. */
export function writeContactSheet(folder: string): string {
  const widths = Map.groupBy(globSync('*/*.png', { cwd: folder }).sort(), dirname)
  const sections = [...widths]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([width, files]) => `<h2>${width} px</h2><ul>${files.map(renderItem).join('')}</ul>`)
  const sheet = join(folder, 'index.html')
  writeFileSync(
    sheet,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>${sections.join('')}</html>\n`,
  )
  return sheet
}

function renderItem(file: string): string {
  const name = basename(file, '.png')
  return `<li><a href="${file}"><img src="${file}" alt="" loading="lazy">${name}</a></li>`
}
