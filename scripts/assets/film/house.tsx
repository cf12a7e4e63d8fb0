/** Clip path of the door's opening. */
export const DOORWAY = 'M102 178h52v74h-52z'

interface HouseProps {
  /** 0 closed, 1 open. */
  door: number
}

/** 204 units wide; door at x 128, ground at y 252. */
export function House({ door }: HouseProps) {
  return (
    <g strokeLinejoin="round" strokeWidth="2.2" className="stroke-ink">
      <path d="M166 100V54h20v60" className="fill-orange-deep" />
      <path d="M162 48h28v9h-28z" className="fill-orange" />
      <path d="M44 252V128l84-62 84 62v124z" className="fill-paper" />
      <path d="M186 109l26 19v124h-26z" className="fill-paper-deep" stroke="none" />
      <Siding />
      <path d="M44 244h168v8H44z" className="fill-ink-soft" />
      <path d="M44 252V128l84-62 84 62v124z" fill="none" />
      <path d="M26 138 128 60l102 78-10 12-92-70-92 70z" className="fill-ink" />
      <path d="M128 60l102 78-5 6-97-74z" className="fill-ink-soft" stroke="none" />
      <Pane d="M113 108q15-18 30 0v26h-30z" bars="M128 99v35M113 117h30" />
      <Window x={56} />
      <Window x={168} />
      <Entrance door={door} />
    </g>
  )
}

export function Glow({ opacity }: { opacity: number }) {
  return opacity > 0 ? (
    <g className="fill-orange-bright" opacity={opacity}>
      <path d="M113 108q15-18 30 0v26h-30zM56 172h32v40H56zM168 172h32v40h-32z" opacity="0.9" />
      <path d="M108 184h40v10h-40z" opacity="0.9" />
    </g>
  ) : null
}

function Siding() {
  const lines = [150, 164, 178, 192, 206, 220, 234].map((y) => `M46 ${y}h164`).join('')
  return <path d={lines} fill="none" strokeWidth="1.2" opacity="0.16" />
}

function Pane({ d, bars }: { d: string; bars: string }) {
  return (
    <>
      <path d={d} className="fill-sky" />
      <path d={bars} fill="none" strokeWidth="1.4" />
    </>
  )
}

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 172)`}>
      <path d="M-9 0h7v40h-7zM34 0h7v40h-7z" className="fill-green" />
      <Pane d="M0 0h32v40H0z" bars="M16 0v40M0 20h32" />
      <path d="M3 16V3h10z" className="fill-white" stroke="none" />
      <path d="M-4 40h40v9H-4z" className="fill-orange-deep" />
      <path
        d="M2 38h.1M11 37h.1M20 38h.1M29 37h.1"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-orange-bright"
      />
      <path
        d="M6 38h.1M16 38h.1M25 38h.1"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-green"
      />
    </g>
  )
}

/** The leaf opens inwards. */
function Entrance({ door }: { door: number }) {
  const leaf = 52 - 44 * door
  return (
    <>
      <path d="M96 172h64v80H96z" className="fill-white" />
      <path d={DOORWAY} className="fill-orange-pale" />
      <path d="M102 240h52v12h-52z" className="fill-paper-deep" strokeWidth="1.4" />
      <path d="M130 194h14v18h-14z" className="fill-sky-deep" strokeWidth="1.4" />
      <path d="M132 210l5-7 5 7z" className="fill-green" stroke="none" />
      <path d={`M102 178h${leaf}v74h-${leaf}z`} className="fill-orange" />
      <path
        d={`M${102 + leaf * 0.16} 186h${leaf * 0.68}v8h-${leaf * 0.68}zM${102 + leaf * 0.16} 204h${leaf * 0.68}v38h-${leaf * 0.68}z`}
        className="fill-orange-deep"
        strokeWidth="1.2"
      />
      <path
        d={`M${102 + leaf * 0.9} 222v5`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-paper"
      />
      <path d="M88 172l40-22 40 22z" className="fill-ink" />
      <path d="M102 168l26-14 26 14z" className="fill-paper" stroke="none" />
      <path d="M92 252h72l5 8H87z" className="fill-paper-deep" />
    </>
  )
}
