import type { CityPart as Words, CityWords } from '@/lib/cities/guides/city-words'

type Subject = keyof { [Key in keyof CityWords as CityWords[Key] extends Words ? Key : never]: 1 }

interface CityPartProps {
  subject: Subject
  words: Words
}

/** One subject of a city: what its buildings, its seasons, its disposal ask of a move. */
export function CityPart({ subject, words: { title, paragraphs } }: CityPartProps) {
  return (
    <div className="break-inside-avoid">
      <img
        src={`/drawings/city-${subject}.svg`}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="print:hidden"
      />
      <h3 className="pt-3 text-xl">{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-measure pt-2">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
