import { lerp } from './keyframes'

const HILLS = 'q40-46 96-22 52-50 118-12 78-44 146 4 76-52 148-6 62-30 132 16v60H0z'

/** `drift` moves the clouds, in units. */
export function Dawn({ sun, drift }: { sun: number; drift: number }) {
  return (
    <>
      <path d="M0 0h640v340H0z" className="fill-sky" />
      {[84, 112, 140, 168, 196, 224, 252].map((y) => (
        <path key={y} d={`M0 ${y}h640v${340 - y}H0z`} className="fill-orange-pale" opacity="0.25" />
      ))}
      <g transform={`translate(392 ${lerp(390, 182, sun)})`} className="fill-orange-bright">
        <circle r="78" opacity="0.16" />
        <circle r="54" opacity="0.85" />
      </g>
      <Cloud x={330 + drift} y={96} size={1.15} />
      <Cloud x={560 - drift * 0.7} y={62} size={0.8} />
      <Cloud x={-14 + drift * 0.8} y={66} size={0.9} />
      <path d={`M0 286${HILLS}`} className="fill-green" opacity="0.28" />
      <path
        d={`M-60 310${HILLS.replace('H0', 'H-60')}M520 300q60-34 130-8v60H520z`}
        className="fill-green"
        opacity="0.4"
      />
    </>
  )
}

function Cloud({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M2 0q-12-15 13-15 6-16 25-12 15-6 22 9 18-1 16 11 1 7-9 7z" className="fill-white" />
    </g>
  )
}

const STARS = [
  [318, 40],
  [402, 30],
  [446, 76],
  [486, 118],
  [520, 34],
  [566, 96],
  [622, 132],
  [30, 36],
  [228, 28],
  [268, 74],
  [420, 140],
]

export function Night({ opacity }: { opacity: number }) {
  return opacity > 0 ? (
    <>
      <path d="M0 0h640v480H0z" className="fill-ink" opacity={opacity * 0.66} />
      {STARS.map(([x, y], n) => (
        <circle
          key={n}
          cx={x}
          cy={y}
          r={n % 3 ? 1.4 : 2}
          className="fill-paper"
          opacity={opacity * 0.9}
        />
      ))}
    </>
  ) : null
}
