import type { ReactNode } from 'react'

/** The items in the truck, one layer per quarter; app/styles/booking.css (.load) shows the layers. */
export function LoadLayers() {
  return (
    <>
      <LoadLayer className="[--layer:4]">
        <path d="M120 32h46v34h-46z" className="fill-orange" />
        <path d="M154 33.3h10.7v31.4H154z" className="fill-orange-deep" stroke="none" />
        <path d="M120 43h46M120 54h46" fill="none" />
        <path d="M139 37.5h8M139 48.5h8M139 60h8" className="stroke-orange-pale" />
        <path d="M170 38h32v28h-32z" className="fill-paper-deep" />
        <path d="M182 38h8v10h-8z" className="fill-orange-bright" />
        <GarbageBag x={206} y={66} />
      </LoadLayer>
      <LoadLayer className="[--layer:3]">
        <path d="M122 68h30v18h-30z" className="fill-paper-deep" />
        <path d="M133 68h8v7h-8z" className="fill-orange-bright" />
        <path d="M156 68h56v18h-56z" className="fill-sky" />
        <path d="M157.3 78h53.4v6.7h-53.4z" className="fill-sky-deep" stroke="none" />
        <path d="M192 68v18M198 73h6M180 73h6" fill="none" />
        <path d="M216 71h24v15h-24z" className="fill-orange" />
        <path d="M122 86h116q4 0 4 4v10q0 4-4 4H122q-4 0-4-4V90q0-4 4-4z" className="fill-paper" />
        <path d="M142 87v16M166 87v16M190 87v16M216 87v16" className="stroke-sky-deep" />
        <path d="M118 95h124" className="stroke-orange" />
      </LoadLayer>
      <LoadLayer className="[--layer:2]">
        <path d="M126 128v-14q0-10 9-10h44q9 0 9 10v14z" className="fill-orange" />
        <path d="M178 105.3q8.7 0 8.7 9V128H178z" className="fill-orange-deep" stroke="none" />
        <path d="M118 124q8-7 15 1v5h48v-5q7-8 15-1v18h-78z" className="fill-orange" />
        <path d="M133 126h48v7h-48z" className="fill-orange-pale" />
        <path d="M154 109l5 5-4 4 5 5" fill="none" />
        <CarpetRoll x={210} y={131} fillClassName="fill-sky" />
        <CarpetRoll x={232} y={131} fillClassName="fill-orange-pale" />
        <CarpetRoll x={221} y={113} fillClassName="fill-green-pale" />
      </LoadLayer>
      <LoadLayer className="[--layer:1]">
        <path d="M118 144h34v36h-34z" className="fill-paper-deep" />
        <path d="M131 144h8v12h-8z" className="fill-orange-bright" />
        <path d="M124 172h12" fill="none" />
        <GarbageBag x={154} y={180} />
        <path d="M192 146h48v34h-48z" className="fill-paper" />
        <path d="M229 147.3h9.7v31.4H229z" className="fill-paper-deep" stroke="none" />
        <path d="M192 153.5h48" fill="none" />
        <circle cx="213" cy="167" r="9" className="fill-sky-deep" />
      </LoadLayer>
    </>
  )
}

/** "Full or more": items on the ground in front of the truck. */
export function OverflowItems() {
  return (
    <LoadLayer className="[--layer:4]">
      <path d="M330 178v42M322 221h16" fill="none" />
      <path d="M322 162h16l7 18h-30z" className="fill-orange-bright" />
      <path d="M282 192h34v30h-34z" className="fill-paper-deep" />
      <path d="M295 192h8v10h-8z" className="fill-orange-bright" />
      <GarbageBag x={18} y={222} />
    </LoadLayer>
  )
}

function LoadLayer({ className, children }: { className: string; children: ReactNode }) {
  return <g className={`load-layer ${className}`}>{children}</g>
}

/** A tied bag, 35 units wide; x is its left edge, y its bottom. */
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

/** A rolled carpet, seen from its end. */
function CarpetRoll({ x, y, fillClassName }: { x: number; y: number; fillClassName: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10.5" className={fillClassName} />
      <path d="M0 0q3 0 2 3-3 3-6-1-1-5 4-6 6 0 6 6" fill="none" strokeWidth="2" />
    </g>
  )
}
