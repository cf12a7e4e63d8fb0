import { BRAND } from '@/lib/business/brand'
import type { Translate } from '@/lib/words/translate'

export function FilmPoster({ t }: { t: Translate }) {
  return (
    <img
      src="/film/crew.avif"
      alt={t('A house at dawn. Our crew of two waves beside the {brand} truck.', {
        brand: BRAND.shortName,
      })}
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      className="size-full"
    />
  )
}
