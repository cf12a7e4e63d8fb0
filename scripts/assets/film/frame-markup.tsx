import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import config from '@/tailwind.config'
import { Scene } from './scene'
import { DURATION_S } from './paths'

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

type ColorShades = string | Record<string, string>

function makePaletteCss(): string {
  return Object.entries(config.theme?.colors ?? {})
    .flatMap(([name, shades]: [string, ColorShades]) =>
      typeof shades === 'string'
        ? [[name, shades]]
        : Object.entries(shades).map(([shade, value]) => [
            shade === 'DEFAULT' ? name : `${name}-${shade}`,
            value,
          ]),
    )
    .map(([name, value]) => `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`)
    .join('')
}

/** The letters of `display-text` (app/styles/base.css), and sizes as the drawings name them. */
function makeFontCss(markup: string): string {
  const font = readFileSync(FONT).toString('base64')
  const sizes = new Set(markup.match(/(?<=text-\[)\d+(?=px\])/g))
  return `@font-face{font-family:Archivo;font-weight:100 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${font})}
    .display-text{font-family:Archivo;font-stretch:112%;font-weight:850;font-variant-numeric:tabular-nums}
    ${[...sizes].map((size) => `.text-\\[${size}px\\]{font-size:${size}px}`).join('')}`
}

/** @param t seconds */
export function renderFrame(t: number): string {
  return renderToStaticMarkup(<Scene t={t % DURATION_S} />)
}

/** Contains the styles and the font of all frames. */
export function renderEmptyPage(): string {
  return `<!doctype html><style>${makePaletteCss()}${makeFontCss(renderFrame(0))}
    body{margin:0}svg{display:block;width:100vw;height:100vh}</style><body></body>`
}
