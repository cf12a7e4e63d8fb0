import { COLORS } from '@/tailwind.config'
import { Markup } from '@/lib/notifications/html'

const { ink, orange, green, sky, paper, white } = COLORS

export const STYLES = new Markup(`
  :root { color: ${ink.DEFAULT}; background: ${paper.DEFAULT}; font: 1rem/1.5 system-ui, sans-serif; print-color-adjust: exact }
  * { box-sizing: border-box }
  body { max-width: 76rem; margin: 0 auto; padding: 0 1rem 3rem }
  h1 { font-size: clamp(2rem, 1.5rem + 3vw, 3.25rem); font-weight: 900; letter-spacing: -.03em; line-height: 1; margin: .5rem 0 }
  h2 { font-size: 1.5rem; font-weight: 850; letter-spacing: -.02em; margin: 2.5rem 0 .5rem }
  p { max-width: 66ch }
  ul { padding: 0; margin: 1rem 0; list-style: none; display: grid; gap: .75rem }
  .pennant { display: inline-block; margin: 1.5rem 0 0; padding: .25rem 2.25rem .25rem .75rem; background: ${orange.DEFAULT}; color: ${white}; font-weight: 700; font-variant-numeric: tabular-nums; clip-path: polygon(0 0, 100% 0, calc(100% - 1rem) 50%, 100% 100%, 0 100%) }
  .answers { grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)) }
  .answers li { background: ${white}; border: 1.5px solid ${ink.DEFAULT}; border-top: .5rem solid ${green.DEFAULT}; border-radius: 10px; padding: .75rem 1rem; font-size: 1.125rem; overflow-wrap: anywhere }
  .answers :nth-child(2) { border-top-color: ${orange.DEFAULT} }
  .answers :nth-child(3) { border-top-color: ${sky.deep} }
  .tiles { grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 20%), 1fr)); background: ${ink.DEFAULT}; color: ${sky.DEFAULT}; border-radius: 10px; padding: 1rem }
  .tiles li { font-size: .875rem }
  .tiles b { display: block; color: ${white}; font-size: 1.1875rem; line-height: 1.3; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
  .tiles span, td span { display: block }
  .note { margin: .5rem 0; padding: .25rem .75rem; border-left: 4px solid ${orange.DEFAULT} }
  .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0; padding: 1rem; background: ${white}; border: 1.5px solid ${ink.DEFAULT}; border-radius: 10px; break-inside: avoid }
  figcaption, caption { font-weight: 700; text-align: left; padding-bottom: .5rem }
  svg, .hours { display: block; width: 100%; height: 11rem; border-bottom: 1.5px solid ${ink.DEFAULT} }
  .form-0 { fill: ${ink.DEFAULT}; --color: ${ink.DEFAULT} }
  .form-1 { fill: ${orange.DEFAULT}; --color: ${orange.DEFAULT} }
  .form-2 { fill: ${sky.deep}; --color: ${sky.deep} }
  .hours { display: grid; grid-template-columns: 2.5rem repeat(24, 1fr); gap: 1px; font-size: .8125rem; align-items: center }
  .hours i { height: 100%; background: ${ink.DEFAULT} }
  .axis, .legend { display: flex; justify-content: space-between; font-size: .8125rem; color: ${ink.soft} }
  .indented { padding-left: 2.5rem }
  .legend { justify-content: start; flex-wrap: wrap; gap: 0 1rem; margin-top: .25rem }
  .legend [class]::before { content: ''; display: inline-block; width: .75rem; height: .75rem; margin-right: .375rem; background: var(--color) }
  summary { cursor: pointer; min-height: 2.75rem; padding: .625rem 0; text-decoration: underline }
  .scroll { overflow: auto; max-height: 48rem; margin: 1.25rem 0; border-bottom: 1.5px solid ${ink.DEFAULT} }
  details .scroll { margin: 0 }
  table { border-collapse: collapse; background: ${white}; min-width: 100%; font-variant-numeric: tabular-nums }
  th, td { border-bottom: 1px solid ${paper.deep}; padding: .375rem .75rem; text-align: right; white-space: nowrap }
  thead th { position: sticky; top: 0; z-index: 1; background: ${white}; box-shadow: inset 0 -1.5px ${ink.DEFAULT}; vertical-align: bottom; font-size: .875rem; white-space: normal; min-width: 4.5rem }
  th:first-child { text-align: left; left: 0 }
  thead th:first-child { z-index: 2 }
  tbody th { font-weight: 400; white-space: normal; overflow-wrap: anywhere; min-width: clamp(7.5rem, 25vw, 17rem); position: sticky; background: ${white} }
  .bar { display: block; height: .375rem; background: ${orange.DEFAULT} }
  @media print {
    :root { font-size: 11px; background: ${white} }
    details { display: none }
    .scroll { overflow: visible; max-height: none }
  }
`)
