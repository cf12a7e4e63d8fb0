import { BRAND } from '@/lib/business/brand'

/** The marks on the right door; the pennant points to the chosen load. */
const SCALE_MARKS = [
  { y: 142, text: '¼' },
  { y: 104, text: '½' },
  { y: 66, text: '¾' },
  { y: 28, text: '4/4' },
]

/** The open truck from behind; app/styles/booking.css fills it to the chosen load. */
export function LoadMeter() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 240"
      className="mx-auto block w-full max-w-56 rounded-control border-line border-ink bg-sky @md:max-w-none"
    >
      <path d="M0 206h360v34H0z" className="fill-green" />
      <path d="M0 205h360v3H0z" className="fill-paper" />
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
        <EmptyTruck />
        <LoadLayers />
        {SCALE_MARKS.map(({ y, text }) => (
          <g key={text}>
            <path d={`M256 ${y}h8`} />
            <text x="279" y={y + 5} stroke="none" className="fill-ink display-text text-[14px]">
              {text}
            </text>
          </g>
        ))}
        <path d="M242 180l28-9v18z" className="load-marker fill-orange" />
        {/* "Full or more": things on the ground in front of the truck. */}
        <g className="load-layer [--layer:4]">
          <path d="M330 178v42M322 221h16" fill="none" />
          <path d="M322 162h16l7 18h-30z" className="fill-orange-bright" />
          <path d="M282 192h34v30h-34z" className="fill-paper-deep" />
          <path d="M295 192h8v10h-8z" className="fill-orange-bright" />
          <GarbageBag x={18} y={222} />
        </g>
      </g>
    </svg>
  )
}

function EmptyTruck() {
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
      <path d="M104 24 44 10v190l60-13z" className="fill-paper" />
      <path d="M104 139 44 152v15l60-13z" className="fill-orange" stroke="none" />
      <path d="M104 159 44 172v7l60-13z" className="fill-green" stroke="none" />
      <path d="M104 24 44 10v190l60-13z" fill="none" />
      <path d="M62 42v62M62 44l25 13-25 11z" className="fill-green" />
      <path d="M256 24l60-14v190l-60-13z" className="fill-paper-deep" />
    </>
  )
}

function LoadLayers() {
  return (
    <>
      <g className="load-layer [--layer:4]">
        <path d="M120 32h46v34h-46z" className="fill-orange" />
        <path d="M154 33.3h10.7v31.4H154z" className="fill-orange-deep" stroke="none" />
        <path d="M120 43h46M120 54h46" fill="none" />
        <path d="M139 37.5h8M139 48.5h8M139 60h8" className="stroke-orange-pale" />
        <path d="M170 38h32v28h-32z" className="fill-paper-deep" />
        <path d="M182 38h8v10h-8z" className="fill-orange-bright" />
        <GarbageBag x={206} y={66} />
      </g>
      <g className="load-layer [--layer:3]">
        <path d="M122 68h30v18h-30z" className="fill-paper-deep" />
        <path d="M133 68h8v7h-8z" className="fill-orange-bright" />
        <path d="M156 68h56v18h-56z" className="fill-sky" />
        <path d="M157.3 78h53.4v6.7h-53.4z" className="fill-sky-deep" stroke="none" />
        <path d="M192 68v18M198 73h6M180 73h6" fill="none" />
        <path d="M216 71h24v15h-24z" className="fill-orange" />
        <path d="M122 86h116q4 0 4 4v10q0 4-4 4H122q-4 0-4-4V90q0-4 4-4z" className="fill-paper" />
        <path d="M142 87v16M166 87v16M190 87v16M216 87v16" className="stroke-sky-deep" />
        <path d="M118 95h124" className="stroke-orange" />
      </g>
      <g className="load-layer [--layer:2]">
        <path d="M126 128v-14q0-10 9-10h44q9 0 9 10v14z" className="fill-orange" />
        <path d="M178 105.3q8.7 0 8.7 9V128H178z" className="fill-orange-deep" stroke="none" />
        <path d="M118 124q8-7 15 1v5h48v-5q7-8 15-1v18h-78z" className="fill-orange" />
        <path d="M133 126h48v7h-48z" className="fill-orange-pale" />
        <path d="M154 109l5 5-4 4 5 5" fill="none" />
        <CarpetRoll x={210} y={131} fillClassName="fill-sky" />
        <CarpetRoll x={232} y={131} fillClassName="fill-orange-pale" />
        <CarpetRoll x={221} y={113} fillClassName="fill-green-pale" />
      </g>
      <g className="load-layer [--layer:1]">
        <path d="M118 144h34v36h-34z" className="fill-paper-deep" />
        <path d="M131 144h8v12h-8z" className="fill-orange-bright" />
        <path d="M124 172h12" fill="none" />
        <GarbageBag x={154} y={180} />
        <path d="M192 146h48v34h-48z" className="fill-paper" />
        <path d="M229 147.3h9.7v31.4H229z" className="fill-paper-deep" stroke="none" />
        <path d="M192 153.5h48" fill="none" />
        <circle cx="213" cy="167" r="9" className="fill-sky-deep" />
      </g>
    </>
  )
}

/** 35 units wide; x is the left edge, y the bottom. */
function GarbageBag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M5 0q-6 0-5-9 3-14 12-18-4-6 0-9l5 3 4-3 4 3 3-2q3 2-1 8 9 4 11 18 1 9-5 9z"
        className="fill-green"
      />
      <path
        d="M25-24q6 12 3 23l5-.3q4-1 3-8-1-11-9-15z"
        className="fill-green-deep"
        stroke="none"
      />
      <path d="M12-26q7 3 15 0" className="stroke-orange-bright" fill="none" />
    </g>
  )
}

function CarpetRoll({ x, y, fillClassName }: { x: number; y: number; fillClassName: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10.5" className={fillClassName} />
      <path d="M0 0q3 0 2 3-3 3-6-1-1-5 4-6 6 0 6 6" fill="none" strokeWidth="2" />
    </g>
  )
}
