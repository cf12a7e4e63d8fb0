import type { CityGuide } from './city-guide'

export const OTTAWA: CityGuide = {
  intro:
    'Ottawa moves happen in two provinces. South of the river, leases can end at the end of any month; on the Gatineau side, a lot of them end right before July 1, and there aren’t many bridges in between.',
  districts: {
    'Centretown and the ByWard Market':
      'Brick houses split into apartments, walk-ups, and condo towers with docks. Patios and one-way streets make the Market tight in summer, so tell us where the loading door actually is.',
    'The Glebe and Old Ottawa South':
      'Tall family houses, close together, with the canal between the two areas. May brings the Great Glebe Garage Sale, so sell what you can there before you call us.',
    'Sandy Hill and Vanier':
      'Sandy Hill is student country beside the University of Ottawa, and Vanier is a mix of small houses and low apartment buildings. Roommates, make one list: a single truck beats four borrowed cars.',
    Kanata:
      'West of the Greenbelt, from the wooded courts of Beaverbrook to recent townhouse rows. Visitor parking may be the only place for a truck, so ask the condo board.',
    'Nepean and Barrhaven':
      'Nepean has bungalows and apartments from the decades after the war; Barrhaven has newer townhouses with stairs to every room. Tell us how many flights we’ll be climbing.',
    Orléans:
      'The bilingual east end, rising from the river up a hill, with houses from several building booms. If your street slopes, we’d like to know before the freezing rain starts.',
    Gatineau:
      'Old Hull has narrow wooden “matchstick” houses; Aylmer and newer neighbourhoods have driveways. Our crew works both sides, so a move across the bridge is like any other.',
  },
  buildings: {
    title: 'Turning stairs and river crossings',
    paragraphs: [
      'In the older neighbourhoods, walk-ups and duplexes may have winding or outdoor stairs. Tell us where they turn and how wide they are. High-rise managers hand out elevator hours and dock space, so book with them first and with us second.',
      'The canal and the Rideau cut the core into pieces, and the interprovincial bridges don’t all take the same trucks, so we need both ends of your route. State visits, races and demonstrations close streets around Parliament now and then.',
    ],
  },
  seasons: {
    title: 'July 1 on both banks',
    paragraphs: [
      'On Canada Day, streets close downtown for the crowds just when Gatineau’s leases turn over. A June date saves you from both. Summer is posting season for military families as well, so the good days go early.',
      'Snow sticks around. The city announces overnight parking bans when a storm is due, and by February the snowbanks have eaten half of a narrow street. Dig out the steps and a truck’s length of curb, and put down some sand, because what melts at noon is glass by four.',
    ],
  },
  junk: {
    title: 'Two banks, two rulebooks',
    paragraphs: [
      'Ottawa limits how many garbage items a house can put out on collection day, and a couch uses up one of them. Gatineau has its own system under Quebec’s rules. Tell us which side your pile is on.',
      'Long winters fill basements: freezers, ski machines, rolled carpet, three generations of computers. One price in writing covers two people, the truck and the disposal fees. Give thrift stores and neighbours first pick of anything still good. Varnish, oil and aerosols go to a municipal hazardous waste drop-off.',
    ],
  },
}
