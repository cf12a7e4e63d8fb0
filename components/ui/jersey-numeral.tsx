interface JerseyNumeralProps {
  number: number
  className?: string
}

/** The back of a shirt. Decoration: the list it stands in counts for a screen reader. */
export function JerseyNumeral({ number, className = 'w-24' }: JerseyNumeralProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 112" className={className}>
      <g strokeLinejoin="round" strokeWidth="2.5" className="stroke-ink">
        <path
          d="M42 6 24 12 4 40l20 16 8-8v60h56V48l8 8 20-16L96 12 78 6q-18 9-36 0z"
          className="fill-orange"
        />
        <path d="M88 48V22l8 34 20-16L96 12 88 22" className="fill-orange-deep" />
        <path d="M9 33l20 17M111 33 91 50" className="stroke-paper" strokeWidth="4" />
        <path d="M42 6q18 9 36 0l-4 6q-14 5-28 0z" className="fill-paper" />
      </g>
      <text
        x="60"
        y="92"
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
        className="fill-paper stroke-ink jersey text-[72px]"
      >
        {number}
      </text>
    </svg>
  )
}
