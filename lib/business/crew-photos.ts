import type { Sentence } from '@/lib/words/translate'

export interface CrewPhoto {
  /** A file of `public`: `/crew/toronto.jpg`. */
  src: string
  /** The people in it: `Sam and Lee, Toronto crew`. */
  alt: Sentence
  width: number
  height: number
}

/** One photo of each crew, with its consent, by `areaKey`. The landing page shows it if there is one. */
export const CREW_PHOTOS: Readonly<Record<string, CrewPhoto | undefined>> = {}
