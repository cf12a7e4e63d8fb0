import type { CityKey } from '@/lib/cities/keys'
import { getGuide } from '@/lib/content/guides/guides'
import { photoHref } from '@/lib/routing/tel-href'

interface Props {
  cityKey: CityKey | null
  subject: 'buildings' | 'seasons' | 'junk'
  /** A number that takes photos of the junk. */
  textsPhone?: string | undefined
}

export function CityGuideSection({ cityKey, subject, textsPhone }: Props) {
  const { title, paragraphs } = getGuide(cityKey)[subject]
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
      {textsPhone ? (
        <p className="max-w-measure pt-2">
          Not sure it all fits? Text a photo to{' '}
          <a
            href={photoHref(textsPhone)}
            className="-my-3 inline-block py-3 font-bold underline underline-offset-2"
          >
            {textsPhone}
          </a>
          .
        </p>
      ) : null}
    </div>
  )
}
