import type { JSX } from 'react'
import type { CityPart as Words, CityWords } from '@/lib/city-words/city-words'

type Subject = keyof { [Key in keyof CityWords as CityWords[Key] extends Words ? Key : never]: 1 }

const DRAWINGS: Record<Subject, () => JSX.Element> = {
  buildings: Elevator,
  seasons: SunAndSnow,
  junk: Container,
}

interface CityPartProps {
  subject: Subject
  words: Words
}

/** One subject of a city: what its buildings, its seasons, its disposal ask of a move. */
export function CityPart({ subject, words: { title, paragraphs } }: CityPartProps) {
  const Drawing = DRAWINGS[subject]
  return (
    <div className="break-inside-avoid">
      <svg aria-hidden="true" viewBox="0 0 72 72" className="w-18 print:hidden">
        <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
          <Drawing />
        </g>
      </svg>
      <h3 className="pt-3 text-xl">{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-measure pt-2">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function Elevator() {
  return (
    <>
      <path d="M10 6h52v60H10z" className="fill-paper" />
      <path d="M50 7h11v58H50z" className="fill-paper-deep" stroke="none" />
      <path d="M10 6h52v60H10z" fill="none" />
      <path d="M18 24h30v42H18z" className="fill-ink-light" />
      <path d="M18 24h9v42h-9zM39 24h9v42h-9z" className="fill-orange" />
      <path d="M28 52h10v14H28z" className="fill-paper-deep" />
      <path d="M55 42v8M28 15l5-5 5 5" fill="none" />
    </>
  )
}

function SunAndSnow() {
  return (
    <>
      <circle cx="27" cy="27" r="13" className="fill-orange-bright" />
      <path d="M27 5v4M27 45v4M5 27h4M11 11l3 3M43 11l-3 3M11 43l3-3" fill="none" />
      <path d="M32 54q-1-12 11-13 5-11 16-5 8 5 5 11 4 7-5 9H36q-4 0-4-2z" className="fill-white" />
      <path d="M40 62v5M48 60v7M56 62v5" className="stroke-ink" fill="none" />
    </>
  )
}

function Container() {
  return (
    <>
      <path d="M4 30h64l-8 34H12z" className="fill-green" />
      <path d="M58 31h9l-8 32h-7z" className="fill-green-deep" stroke="none" />
      <path d="M4 30h64l-8 34H12z" fill="none" />
      <path d="M22 40l3 16M36 40v16M50 40l-3 16" className="stroke-paper" fill="none" />
      <path d="M14 30V16h18v14z" className="fill-orange" />
      <path d="M38 30l4-18 16 4-4 14z" className="fill-paper-deep" />
      <path d="M19 16v6h8v-6" className="fill-paper" />
    </>
  )
}
