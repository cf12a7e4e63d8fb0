import type { ReactNode } from 'react'

const PENNANT_SHAPE =
  '[clip-path:polygon(0_0,calc(100%-min(3rem,14vw))_27%,100%_50%,calc(100%-min(3rem,14vw))_73%,0_100%)] forced-colors:[clip-path:none]'

/** A paragraph, because it is next to the page's heading. */
export function Pennant({ children }: { children: ReactNode }) {
  return (
    <p
      className={`inline-flex min-h-12 items-center border-l-8 border-orange bg-green py-3 pr-[min(3.5rem,16vw)] pl-3 display-text text-[clamp(0.9375rem,4.6vw,1.125rem)] leading-none text-white uppercase md:min-h-16 md:pr-20 md:text-2xl ${PENNANT_SHAPE}`}
    >
      {children}
    </p>
  )
}
