/** Text about one city, for people who are moving or getting rid of junk there. */
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
