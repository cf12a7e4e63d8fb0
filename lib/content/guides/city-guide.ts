/** Text about one city only, for people who move or clear out there. */
export interface CityGuide {
  /** One or two sentences. */
  intro: string
  /** One or two sentences, by the name of the part of town or served town. */
  districts: Readonly<Record<string, string>>
  /** Elevators, stairs, lanes, parking of a truck. */
  buildings: GuideSection
  seasons: GuideSection
  /** Disposal, and the collection that the municipality offers. */
  junk: GuideSection
}

interface GuideSection {
  title: string
  paragraphs: readonly string[]
}
