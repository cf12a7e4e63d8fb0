const PEOPLE = [
  {
    number: 1,
    x: 0,
    skin: '#8a5a3c',
    hair: 'M-10-1q-1-10 10-10t10 7q-8 1-12-3-5 1-8 6z',
    eyes: 'M2 0h.1M6.5 0h.1',
  },
  {
    number: 2,
    x: 66,
    skin: '#e9b58f',
    hair: 'M-9-5q2-7 10-6 10 1 9 11v9q-5-1-5-8-1-5-3-7-4 2-11 1z',
    eyes: 'M-6.5 0h.1M-2 0h.1',
  },
]

/** Two people with a box between them, feet on 0; for use inside an `<svg>`. */
export function Crew() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
      {PEOPLE.map((person) => (
        <g key={person.number} transform={`translate(${person.x} 0)`}>
          <path d="M-9-36h18l2 35h-8l-3-22-3 22h-8z" className="fill-ink" />
          <path d="M-12-66q12-6 24 0l1 32h-26z" className="fill-orange" />
          <path d="M4-67q5 1 8 1l1 32H6z" className="fill-orange-deep" stroke="none" />
          <text y="-40" textAnchor="middle" stroke="none" className="fill-paper jersey text-[20px]">
            {person.number}
          </text>
          <g transform="translate(0 -80)">
            <circle r="9" fill={person.skin} />
            <path d={person.hair} className="fill-ink" />
            <path d={person.eyes} />
          </g>
        </g>
      ))}
      <path d="M14-62h38v30H14z" className="fill-paper-deep" />
      <path d="M29-62h8v11h-8z" className="fill-sky-deep" />
      <path d="M10-60q0 16 8 20M56-60q0 16-8 20" fill="none" strokeWidth="7" />
      <path
        d="M10-60q0 16 8 20M56-60q0 16-8 20"
        fill="none"
        className="stroke-orange"
        strokeWidth="3.5"
      />
    </g>
  )
}
