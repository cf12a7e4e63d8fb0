/** What a crew knows about a place, said to someone who is about to move or to clear out there. */
export interface CityWords {
  /** What is particular about moving here; one or two sentences. */
  lead: string
  /** Parts of town and served towns, one or two sentences each. */
  districts: readonly District[]
  /** Elevators, stairs, lanes, where a truck can stand. */
  buildings: CityPart
  /** What the months bring. */
  seasons: CityPart
  /** Where things go that leave on our truck, and what the place collects anyway. */
  junk: CityPart
}
interface District {
  name: string
  text: string
}
export interface CityPart {
  title: string
  paragraphs: readonly string[]
}
