import { makeLink, RichText } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { getGuide } from '@/lib/content/guides/guides'
import { smsHref } from '@/lib/routing/tel-href'

interface Props {
  pageContext: PageContext
  subject: 'buildings' | 'seasons' | 'junk'
}

export function CityGuideSection({ pageContext, subject }: Props) {
  const { cityKey, phone, takesTexts, t } = pageContext
  const { title, paragraphs } = getGuide(cityKey, t.language)[subject]
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
      {subject === 'junk' && takesTexts ? (
        <p className="max-w-measure pt-2">
          <RichText
            text={t('Not sure it all fits? Text a photo to <1>{phone}</1>.', { phone })}
            parts={[
              makeLink(
                smsHref(phone),
                '-my-3 inline-block py-3 font-bold underline underline-offset-2',
              ),
            ]}
          />
        </p>
      ) : null}
    </div>
  )
}
