export const SKIN = { 1: '#8a5a3c', 2: '#e9b58f' }

interface CrewHeadProps {
  number: 1 | 2
  /** -1 left, 0 front, 1 right. */
  face: number
  /** 1 shows the back of the head. */
  away?: number
  bob: number
}

/** Centred on 0, radius 9. */
export function CrewHead({ number, face, away = 0, bob }: CrewHeadProps) {
  const eyeDistance = 3.3 - Math.abs(face)
  return (
    <>
      {number === 2 ? <Ponytail face={face} bob={bob} /> : null}
      <circle r="9" fill={SKIN[number]} />
      <g opacity={1 - away}>
        <path d={`M${face * 4.5 - eyeDistance} 0h.1M${face * 4.5 + eyeDistance} 0h.1`} />
        <path d={`M${face * 4.2 - 2.4} 4q2.4 2.2 4.8 0`} fill="none" strokeWidth="1.8" />
      </g>
      <circle r="9" className="fill-ink" opacity={away} />
      {number === 1 ? <Cap face={face} away={away} /> : <Fringe face={face} />}
    </>
  )
}

function Cap({ face, away }: { face: number; away: number }) {
  const from = face * 7 - 8
  return (
    <>
      <path d="M-9.6-2.5q-1-8.5 9.6-8.5t9.6 8.5q-9.6-3-19.2 0z" className="fill-green" />
      <path d={`M${from}-3.8q8-2.4 16 0`} fill="none" strokeWidth="4" opacity={1 - away} />
    </>
  )
}

function Ponytail({ face, bob }: { face: number; bob: number }) {
  return (
    <>
      <circle cy="-1" r="10" className="fill-ink" />
      <ellipse cx={-face * 11} cy={2 - bob} rx="4" ry="7" className="fill-ink" />
      <path d="M-9.6-1v7M9.6-1v7" strokeWidth="3.4" />
    </>
  )
}

function Fringe({ face }: { face: number }) {
  const part = face * 3 + 2
  return (
    <path
      d={`M-9.4 1Q-9.8-10.4 0-10.4 9.8-10.4 9.4 1 7.5-4.5 ${part}-6.4-7-4.5-9.4 1z`}
      className="fill-ink"
    />
  )
}
