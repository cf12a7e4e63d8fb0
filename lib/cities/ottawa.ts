import type { City } from './city'
import { ONTARIO } from './shared-facts'

export const OTTAWA: City = {
  ...ONTARIO,
  name: 'Ottawa',
  locationId: 'ottawa',
  locationName: 'Ottawa-Gatineau',
  // docs/requirements.md, decision 12: the crew serves Gatineau, Quebec, too.
  badgeGroup: 'quebec',
  servedRegions: ['ON', 'QC'],
  servedCities: ['Ottawa', 'Gatineau', 'Kanata', 'Orléans', 'Nepean', 'Barrhaven'],
  guide: {
    intro:
      'Ottawa moves in two provinces. South of the river, leases end month by month; on the Gatineau side a great many end just before July 1, and the bridges in between are few.',
    districts: [
      {
        name: 'Centretown and the ByWard Market',
        text: 'Brick houses cut into flats, walk-ups, and condo towers with docks. Patios and one-way streets tighten the Market in summer; describe where the loading door actually is.',
      },
      {
        name: 'The Glebe and Old Ottawa South',
        text: 'Tall family houses, close together, with the canal between the two. May brings the Great Glebe Garage Sale: let it have first pick of your attic before you call.',
      },
      {
        name: 'Sandy Hill and Vanier',
        text: 'Sandy Hill is student country beside the University of Ottawa, Vanier a mix of small houses and low blocks. Roommates, write one list: a single truck beats four borrowed cars.',
      },
      {
        name: 'Kanata',
        text: 'West of the Greenbelt, from the wooded courts of Beaverbrook to recent townhouse rows. Visitor stalls may be the only spot for a truck, so ask the condo board.',
      },
      {
        name: 'Nepean and Barrhaven',
        text: 'Nepean has bungalows and apartments from the decades after the war; Barrhaven has newer townhouses with stairs to every room. That is half the climb or twice the climb.',
      },
      {
        name: 'Orléans',
        text: 'The bilingual east end, rising from the river up a hill, with houses from several waves of building. A sloping street in freezing rain is good to know about beforehand.',
      },
      {
        name: 'Gatineau',
        text: 'Old Hull keeps narrow wooden “matchstick” houses; Aylmer and newer sectors have driveways. Our crew works both banks, so ask for a move over the bridge as for any other.',
      },
    ],
    buildings: {
      title: 'Turning stairs and river crossings',
      paragraphs: [
        'In the older neighbourhoods, walk-ups and duplexes may have winding or outdoor stairs. Photograph them from below. High-rise managers give out elevator hours and dock space; theirs is the first date to secure, ours the second.',
        'The canal and the Rideau cut the centre into pieces, and the interprovincial bridges do not all admit the same trucks, so we need both ends of your route. State visits, races and demonstrations close streets around Parliament now and then.',
      ],
    },
    seasons: {
      title: 'July 1 on both banks',
      paragraphs: [
        'On Canada Day, crowds close streets downtown just when Gatineau’s leases change. A June date spares you both. Summer is posting season for military families as well, which makes the good days go early.',
        'Snow stays. The city announces overnight parking bans when a storm is due, and by February the banks have eaten half of a narrow street. Dig out the steps and a truck’s length of curb, and spread grit: what melts at noon is glass by four.',
      ],
    },
    junk: {
      title: 'Two banks, two rulebooks',
      paragraphs: [
        'Ottawa caps how many garbage items a house may put out on collection day, and a couch uses up one of them. Gatineau has a system of its own under Québec’s rules. Tell us which side your pile is on.',
        'Long winters fill basements: freezers, ski machines, rolled carpet, three generations of computers. Two carriers, the truck and the dump’s bill make one written sum. Reuse stores and neighbours get the first look at whatever is sound. Varnish, oil and aerosols are for a municipal hazardous waste drop-off.',
      ],
    },
  },
}
