export function Yard() {
  return (
    <>
      <Fence />
      <path d="M0 326h640v82H0z" className="fill-green" />
      {[-7, -5, -3, -1, 1, 3, 5, 7].map((n) => (
        <path
          key={n}
          d={`M${320 + n * 46} 326h46L${320 + (n + 1) * 66} 408h-66z`}
          className="fill-green-pale"
          opacity="0.14"
        />
      ))}
      <path d="M0 396h640v3.5H0z" className="fill-paper" opacity="0.85" />
      <path d="M112 358h76l8 50H84z" className="fill-paper-deep" />
      <path d="M108 372h82M101 388h92" className="stroke-ink" strokeWidth="1.2" opacity="0.2" />
      <path d="M0 408h640v24H0z" className="fill-paper-deep" />
      <path
        d="M60 408l-12 24M180 408l-6 24M300 408v24M420 408l6 24M540 408l12 24"
        className="stroke-ink"
        strokeWidth="1.2"
        opacity="0.2"
      />
      <path d="M0 430h640v6H0z" className="fill-paper" />
      <path d="M0 436h640v44H0z" className="fill-ink-soft" />
      <path d="M0 436h640v5H0z" className="fill-ink-light" opacity="0.5" />
      <path
        d="M-20 469h70M110 469h90M260 469h90M410 469h90M560 469h90"
        className="stroke-paper"
        strokeWidth="3.5"
        opacity="0.7"
      />
    </>
  )
}

function Fence() {
  const pickets = Array.from({ length: 24 }, (_, n) => `M${300 + n * 15} 330v-22l4-5 4 5v22z`).join(
    '',
  )
  return (
    <g className="fill-paper stroke-ink" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M292 311h360v4H292zM292 322h360v4H292z" />
      <path d={pickets} />
    </g>
  )
}

export function Tree() {
  return (
    <g
      transform="translate(552 350) scale(0.95)"
      className="stroke-ink"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <ellipse cx="22" cy="2" rx="62" ry="8" className="fill-ink" opacity="0.22" stroke="none" />
      <path d="M-10 2q5-50-1-92h22q-5 42 2 92z" className="fill-orange-deep" />
      <path d="M0-70l-26-26M2-78l24-24" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M-52-92q-30-6-24-36-14-30 16-42 4-34 38-30 26-24 50 0 34-4 34 30 26 14 10 42 4 32-28 36-16 14-34 4-30 20-62-4z"
        className="fill-green"
      />
      <path
        d="M28-200q34-4 34 30 26 14 10 42 4 32-28 36-16 14-34 4-8 5-16 6 44-16 42-58-4-34-8-60z"
        className="fill-green-deep"
        stroke="none"
      />
      <path
        d="M-44-150q4-14 18-16M-50-124q6 12 18 10M-6-178q8-8 18-4"
        fill="none"
        className="stroke-green-pale"
        opacity="0.5"
        strokeLinecap="round"
      />
      <path
        d="M-52-92q-30-6-24-36-14-30 16-42 4-34 38-30 26-24 50 0 34-4 34 30 26 14 10 42 4 32-28 36-16 14-34 4-30 20-62-4z"
        fill="none"
      />
    </g>
  )
}

export function Garden({ flutter }: { flutter: number }) {
  return (
    <g className="stroke-ink" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M196 350q-8-26 14-30 8-16 24-6 20-4 22 14 18 4 10 22z" className="fill-green" />
      <path
        d="M236 318q18-2 20 10 18 4 10 22h-34q12-14 4-32z"
        className="fill-green-deep"
        stroke="none"
      />
      <path d="M24 350q-8-20 12-24 10-14 26-2 18 0 16 26z" className="fill-green" />
      <path d="M24 350h54M196 350h70" fill="none" />
      <path
        d="M222 330h.1M238 338h.1M210 340h.1M252 336h.1M40 338h.1M54 332h.1M66 342h.1"
        className="stroke-orange-bright"
        strokeWidth="5"
      />
      <path d="M22 398v-50" strokeWidth="3" />
      <path
        d={`M22 349q9 ${2 + flutter} 17 4t15 ${5 + flutter}q-12 5-32 ${10}z`}
        className="fill-orange-bright"
      />
      <g transform="translate(56 388)">
        <ellipse cx="3" cy="8" rx="11" ry="2.5" className="fill-ink" opacity="0.25" stroke="none" />
        <circle r="8" className="fill-white" />
        <path
          d="M-3-2l3-2.4 3 2.4-1.2 3.6h-3.6zM-3-2l-4-1.6M3-2l4-1.6M-1.8 1.6l-2.4 4M1.8 1.6l2.4 4"
          className="fill-ink"
          strokeWidth="1.2"
        />
      </g>
    </g>
  )
}
