import type { GuideSection as GuideText, CityGuide } from '@/lib/cities/city'

type GuideSubject = keyof {
  [Key in keyof CityGuide as CityGuide[Key] extends GuideText ? Key : never]: 1
}

interface CityGuideSectionProps {
  subject: GuideSubject
  text: GuideText
}

export function CityGuideSection({ subject, text: { title, paragraphs } }: CityGuideSectionProps) {
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
