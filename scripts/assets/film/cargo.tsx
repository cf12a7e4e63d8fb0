import { readFileSync } from 'node:fs'
import type { PianoState } from './timeline'

/** The booking page's piano, without its shadow. */
const PIANO_SVG = readFileSync('public/items/piano.svg', 'utf8')
  .replace(/<\/?svg[^>]*>/g, '')
  .replace(/<ellipse[^>]*>/, '')

export function Piano({ load: { place, size, tilt } }: { load: PianoState }) {
  const scale = size * 0.86
  return (
    <g transform={`translate(${place.x} ${place.ground - place.lift})`}>
      <g
        transform={`rotate(${tilt}) scale(${scale})`}
        strokeLinejoin="round"
        strokeWidth="2.5"
        className="stroke-ink"
      >
        <g transform="translate(-48 -94)" dangerouslySetInnerHTML={{ __html: PIANO_SVG }} />
        <path d="M-44-13h88v5h-88z" className="fill-orange" />
        <circle cx="-32" cy="-4.5" r="4.5" className="fill-ink-soft" />
        <circle cx="32" cy="-4.5" r="4.5" className="fill-ink-soft" />
      </g>
    </g>
  )
}
