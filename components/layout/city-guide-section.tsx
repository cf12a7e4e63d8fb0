import type { City } from '@/lib/cities/city'

interface Props {
  city: City
  subject: 'buildings' | 'seasons' | 'junk'
}

export function CityGuideSection({ city, subject }: Props) {
  const { title, paragraphs } = city.guide[subject]
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
