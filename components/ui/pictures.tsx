import { BRAND } from '@/lib/business/brand'
import type { Translate } from '@/lib/words/translate'

/** The truck from the side, 232 by 112 units, for use inside an `<svg>`. */
export function Truck() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
      <path d="M152 34h36q7 0 10 6l13 26 10 4q7 3 7 10v16h-76z" className="fill-orange" />
      <path d="M166 42h20q4 0 6 4l10 20h-36z" className="fill-sky" />
      <path d="M166 66l14-24h6L172 66z" className="fill-white" stroke="none" />
      <path d="M158 76h10" />
      <path d="M2 4h150v92H2z" className="fill-paper" />
      <path d="M128 5.5h22.5v89H128z" className="fill-paper-deep" stroke="none" />
      <path d="M3.5 66h147v12h-147z" className="fill-orange" stroke="none" />
      <path d="M3.5 82h147v5h-147z" className="fill-green" stroke="none" />
      <path d="M2 4h150v92H2z" fill="none" />
      <path d="M14 18v36M14 20l26 9-26 9z" className="fill-green" />
      <text
        x="48"
        y="42"
        textLength="94"
        lengthAdjust="spacingAndGlyphs"
        stroke="none"
        className="fill-ink display-text text-[17px]"
      >
        {BRAND.shortName}
      </text>
      <path d="M2 96h226" />
      <path d="M221 80h7v7h-7z" className="fill-white" />
      <Wheel x={40} />
      <Wheel x={188} />
    </g>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 96)`}>
      <circle r="15" className="fill-ink" />
      <circle r="6" className="fill-paper" />
      <path d="M0-3.2v.1M2.8 1.6v.1M-2.8 1.6v.1" strokeWidth="2" />
    </g>
  )
}

export function PhoneIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor">
      <path d="M7 2.5 9.6 3q.8.2 1 1l.8 3.4q.1.8-.4 1.3L9 10.4a13 13 0 0 0 4.7 4.7l1.6-2q.5-.6 1.3-.4l3.4.7q.8.2 1 1l.5 2.7q.1.9-.6 1.4-2 1.6-4.3 1.4A14.8 14.8 0 0 1 4.1 7.4Q3.9 5 5.6 3.1 6.1 2.4 7 2.5z" />
    </svg>
  )
}

export function FilmPoster({ t }: { t: Translate }) {
  return (
    <img
      src="/film/crew.avif"
      alt={t('A house at dawn. Our crew of two waves beside the {brand} truck.', {
        brand: BRAND.shortName,
      })}
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      className="size-full"
    />
  )
}
