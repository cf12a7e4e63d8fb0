import { BRAND } from '@/lib/business/brand'

/** In public/drawings: the empty truck, and what fills each quarter of it. */
const DRAWINGS = [
  { file: 'load-truck' },
  { file: 'load-4', className: 'load-layer [--layer:4]' },
  { file: 'load-3', className: 'load-layer [--layer:3]' },
  { file: 'load-2', className: 'load-layer [--layer:2]' },
  { file: 'load-1', className: 'load-layer [--layer:1]' },
]

const SIZE = { width: 360, height: 240 }

/** On the right door; the pennant points to the mark of the chosen load. */
const SCALE_MARKS = [
  { y: 142, text: '¼' },
  { y: 104, text: '½' },
  { y: 66, text: '¾' },
  { y: 28, text: 'Full' },
]

/** The open truck from behind, filled to the chosen load (app/styles/booking.css, .load). */
export function LoadMeter() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 240"
      className="block w-full rounded-control border-line border-ink bg-sky"
    >
      {DRAWINGS.map(({ file, className }) => (
        <image key={file} href={`/drawings/${file}.svg`} {...SIZE} className={className} />
      ))}
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
        <text
          x="124"
          y="22"
          textLength="112"
          lengthAdjust="spacingAndGlyphs"
          stroke="none"
          className="fill-ink display-text text-[14px]"
        >
          {BRAND.shortName}
        </text>
        {SCALE_MARKS.map(({ y, text }) => (
          <g key={text}>
            <path d={`M256 ${y}h8`} />
            <text x="279" y={y + 5} stroke="none" className="fill-ink display-text text-[14px]">
              {text}
            </text>
          </g>
        ))}
        <path d="M242 180l28-9v18z" className="load-marker fill-orange" />
      </g>
    </svg>
  )
}
