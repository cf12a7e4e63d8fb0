/** What a crew knows about a place, said to someone who is about to move or to clear out there. */
export interface CityGuide {
  /** What is particular about moving here; one or two sentences. */
  intro: string
  /** Parts of town and served towns, one or two sentences each. */
  districts: readonly District[]
  /** Elevators, stairs, lanes, where a truck can stand. */
  buildings: GuideSection
  /** What the months bring. */
  seasons: GuideSection
  /** Where things go that leave on our truck, and what the place collects anyway. */
  junk: GuideSection
}
interface District {
  name: string
  text: string
}
export interface GuideSection {
  title: string
  paragraphs: readonly string[]
}
