import type { ReactNode } from 'react'

const COLOURS = {
  green: 'bg-green text-white border-orange',
  ink: 'bg-ink text-paper border-orange-bright',
} as const

const SIZES = {
  large:
    'min-h-12 border-l-8 pr-14 pl-3 text-[clamp(0.9375rem,4.6vw,1.125rem)] md:min-h-16 md:pr-20 md:text-2xl',
  small: 'min-h-9 border-l-4 pr-12 pl-2 text-sm',
} as const

interface PennantProps {
  children: ReactNode
  colour?: keyof typeof COLOURS
  size?: keyof typeof SIZES
}

/** The triangular flag of a home game. Inside a heading's group it is a paragraph, not a heading. */
export function Pennant({ children, colour = 'green', size = 'small' }: PennantProps) {
  return (
    <p
      className={`inline-flex items-center jersey leading-none whitespace-nowrap uppercase ${COLOURS[colour]} ${SIZES[size]} [clip-path:polygon(0_0,calc(100%-3rem)_27%,100%_50%,calc(100%-3rem)_73%,0_100%)] forced-colors:[clip-path:none]`}
    >
      {children}
    </p>
  )
}
