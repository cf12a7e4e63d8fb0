import type { LocationId } from '@/lib/cities/locations'

export interface CrewPhoto {
  /** In `public`: `/crew/toronto.jpg`. */
  src: string
  /** Who is on it: `Sam and Lee, Toronto crew`. */
  alt: string
  /** Of the file, in pixels. */
  width: number
  height: number
}

/** Of the crews themselves, by location, with their consent. The landing page shows none while empty. */
export const CREW_PHOTOS: Partial<Record<LocationId, CrewPhoto>> = {}
