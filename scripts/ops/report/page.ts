import { html, Markup } from '@/lib/notifications/html'
import tailwind from '@/tailwind.config'

const { ink, orange, paper, white } = tailwind.theme.colors

/** No personal data, script or request: the file may be sent to anyone who may know the figures. */
const STYLES = `
  :root { color: ${ink.DEFAULT}; background: ${paper.DEFAULT}; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 76rem; margin: 0 auto; padding: 1rem }
  a { color: inherit }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 }
  h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-top: 3px solid ${ink.DEFAULT}; padding-top: .75rem }
  section { break-inside: auto }
  figure { margin: 0; background: ${white}; border: 1px solid ${ink.soft}; padding: .5rem; break-inside: avoid }
  figure > svg { display: block; width: 100%; max-width: 44rem; height: auto; margin: 0 auto }
  figure, .note, figcaption { max-width: 48rem; box-sizing: border-box }
  .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; align-items: start }
  .charts > * { min-width: 0 }
  figcaption, .note { color: ${ink.soft}; font-size: .875rem }
  .totals { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
  .totals li { flex: 1 1 7rem; background: ${white}; border: 1px solid ${ink.soft}; padding: .5rem }
  .totals b { display: block; font-size: 1.125rem; line-height: 1.3; white-space: nowrap }
  .line { display: block }
  .scroll { overflow-x: auto; margin: .75rem 0 }
  table { border-collapse: collapse; background: ${white}; min-width: 100%; font-variant-numeric: tabular-nums }
  caption { text-align: left; font-weight: bold; padding: .25rem 0 }
  th, td { border-bottom: 1px solid #ddd; padding: .25rem .5rem; text-align: right; white-space: nowrap }
  thead th { border-bottom: 2px solid ${ink.DEFAULT}; vertical-align: bottom }
  .text, th[scope=row] { text-align: left }
  th[scope=row] { font-weight: normal; white-space: normal; overflow-wrap: anywhere; min-width: 8rem; position: sticky; left: 0; background: ${white} }
  .bar { display: block; width: 100%; height: .375rem; fill: ${orange.DEFAULT} }
  summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; text-decoration: underline }
  .warning { border-left: 4px solid ${orange.DEFAULT}; padding-left: .75rem }
  @media print {
    :root { font-size: 11px; background: ${white} }
    body { max-width: none; padding: 0 }
    details { display: none }
    .scroll { overflow: visible; break-inside: avoid }
  }
`

export function formatPage(title: string, subtitle: string, sections: readonly Markup[]): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}, ${subtitle}</title>
        <style>
          ${new Markup(STYLES)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${subtitle}</p>
          ${sections}
        </main>
      </body>
    </html> `
  return page.toString()
}

export function formatSection(title: string, parts: readonly Markup[]): Markup {
  return html`<section>
    <h2>${title}</h2>
    ${parts}
  </section>`
}

/** A drawing with a table of its numbers. */
export function formatFigure(caption: string, drawing: Markup, table: Markup): Markup {
  return html`<div>
    <figure>
      ${drawing}
      <figcaption>${caption}</figcaption>
    </figure>
    ${formatDetails('The numbers of this chart', table)}
  </div>`
}

/** Closed at first, and not printed. */
function formatDetails(summary: string, table: Markup): Markup {
  return html`<details>
    <summary>${summary}</summary>
    ${table}
  </details>`
}
