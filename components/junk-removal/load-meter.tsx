import { BRAND } from '@/lib/business/brand'
import { LoadLayers, OverflowItems } from './load-layers'

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
      <path d="M0 206h360v34H0z" className="fill-green" />
      <path d="M0 205h360v3H0z" className="fill-paper" />
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
        <TruckBox />
        <LoadLayers />
        <TruckDoors />
        <LoadScale />
        <OverflowItems />
      </g>
    </svg>
  )
}

function TruckBox() {
  return (
    <>
      <path d="M112 192h24v30h-24zM224 192h24v30h-24z" className="fill-ink" />
      <path d="M104 6h152v188H104z" className="fill-paper" />
      <path d="M242 7.5h12.5v185h-12.5z" className="fill-paper-deep" stroke="none" />
      <path d="M114 28h132v155H114z" className="fill-ink-light" />
      <path d="M130 42h100v126H130z" className="fill-ink-soft" stroke="none" opacity="0.55" />
      <path d="M114 183l16-15h100l16 15z" className="fill-ink-soft" />
      <path d="M104 6h152v188H104z" fill="none" />
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
      <path d="M98 194h164v11H98z" className="fill-ink-soft" />
      <path d="M106 197h16v5h-16zM238 197h16v5h-16z" className="fill-orange-bright" stroke="none" />
      <path d="M164 196.5h32v7h-32z" className="fill-paper" stroke="none" />
    </>
  )
}

function TruckDoors() {
  return (
    <>
      <path d="M104 24 44 10v190l60-13z" className="fill-paper" />
      <path d="M104 139 44 152v15l60-13z" className="fill-orange" stroke="none" />
      <path d="M104 159 44 172v7l60-13z" className="fill-green" stroke="none" />
      <path d="M104 24 44 10v190l60-13z" fill="none" />
      <path d="M62 42v62M62 44l25 13-25 11z" className="fill-green" />
      <path d="M256 24l60-14v190l-60-13z" className="fill-paper-deep" />
    </>
  )
}

/** Fill marks on the right side, and a pennant at the chosen load. */
function LoadScale() {
  return (
    <>
      {SCALE_MARKS.map(({ y, text }) => (
        <g key={text}>
          <path d={`M256 ${y}h8`} />
          <text x="279" y={y + 5} stroke="none" className="fill-ink display-text text-[14px]">
            {text}
          </text>
        </g>
      ))}
      <path d="M242 180l28-9v18z" className="load-marker fill-orange" />
    </>
  )
}
