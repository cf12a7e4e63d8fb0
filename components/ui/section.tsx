import type { ReactNode } from 'react'
import type { City } from '@/lib/cities/city'
import type { Translate } from '@/lib/words/translate'
import { joinDashes } from './text'

const TONES = {
  paper: 'bg-paper text-ink print:bg-transparent',
  sky: 'bg-sky text-ink print:bg-transparent',
  ink: 'bg-ink text-paper print:bg-transparent print:text-ink',
} as const

interface SectionProps {
  tone: keyof typeof TONES
  children: ReactNode
  id?: string
  labelledBy?: string
  title?: string
  padding?: string
}

export function Section({ tone, padding = 'py-12 md:py-20', ...props }: SectionProps) {
  const { id, labelledBy, title, children } = props
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${TONES[tone]} ${padding}`}>
      <div className="mx-auto max-w-page px-4 sm:px-6 lg:px-8">
        {title ? (
          <h2 id={labelledBy} className="text-title">
            {joinDashes(title)}
          </h2>
        ) : null}
        {children}
      </div>
    </section>
  )
}

/** Says that something is done. Gets the focus, so that screen readers start here (form-alert.tsx). */
export function Done({ children, isDone = true }: { children: ReactNode; isDone?: boolean }) {
  const colors = isDone ? 'bg-green text-white' : 'bg-sky'
  return (
    <div tabIndex={-1} autoFocus className={`rounded-card p-4 print:hidden ${colors}`}>
      <p role="status" className="text-lg font-bold">
        {children}
      </p>
    </div>
  )
}

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

interface CityPennantProps {
  city: City
  /** The city's landing page; undefined on that page itself. */
  href?: string
  t: Translate
}

export function CityPennant({ city, href, t }: CityPennantProps) {
  const name = t('{city}, {region}', { city: city.name, region: city.region })
  return (
    <div className="-mx-4 sm:mx-0">
      <Pennant>
        {href === undefined ? (
          name
        ) : (
          <a
            href={href}
            className="-my-3 inline-flex min-h-12 items-center underline-offset-4 hover:underline"
          >
            {name}
          </a>
        )}
      </Pennant>
    </div>
  )
}
