import type { Sentence } from '@/lib/words/translate'

export interface CrewPhoto {
  /** In `public`: `/crew/toronto.jpg`. */
  src: string
  /** Who is on it: `Sam and Lee, Toronto crew`. */
  alt: Sentence
  /** Of the file, in pixels. */
  width: number
  height: number
}

/**
 * Of the crews themselves, with their consent, by crew area: `{ 'toronto': … }`. The landing page shows none
 * while empty.
 */
export const CREW_PHOTOS: Readonly<Record<string, CrewPhoto | undefined>> = {}
