/** Text that is true of one city only, for people who move or clear out there. */
export interface CityGuide {
  intro: string
  /** One or two sentences on each part of town or served town, by its name. */
  districts: Readonly<Record<string, string>>
  /** Elevators, stairs, lanes, parking of a truck. */
  buildings: GuideSection
  seasons: GuideSection
  /** Disposal, and the municipality's own collection. */
  junk: GuideSection
}

interface GuideSection {
  title: string
  paragraphs: readonly string[]
}
