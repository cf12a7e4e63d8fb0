import type { City } from './city'
import { FLORIDA } from './shared-facts'

export const MIAMI: City = {
  ...FLORIDA,
  name: 'Miami',
  servedCities: ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Kendall'],
  guide: {
    intro:
      'A Miami move tends to start at a front desk, a guardhouse or an outside stairway. Tell us which of the three is yours, at both ends, and the price we put on paper already knows about it.',
    districts: [
      {
        name: 'Brickell and Edgewater',
        text: 'Tower after tower, often with one loading dock for everybody. The Brickell Avenue bridge opens for boats on the river, so tell us which street the dock is on.',
      },
      {
        name: 'Little Havana',
        text: 'Low apartment houses between old bungalows, many without an elevator. Addresses here depend on their quadrant: write SW or NW, or we look on the wrong side of Flagler.',
      },
      {
        name: 'Coconut Grove',
        text: 'Winding lanes, coral-rock walls and a low roof of leaves. A tall truck may have to stop at the corner: look up at the branches over your gate, and tell us.',
      },
      {
        name: 'Coral Gables',
        text: 'Many street names stand on low white stones, hard to read from a cab: add the nearest cross street. Measure arched doors before the wardrobe meets one.',
      },
      {
        name: 'Miami Beach',
        text: 'Unless both addresses are on the island, your things cross a causeway. South Beach has small Art Deco buildings with tight stairs; Collins Avenue has condo towers with rules of their own.',
      },
      {
        name: 'Hialeah',
        text: 'Its street grid is its own, not Miami’s: give East or West with the number. If you live in the unit behind the main house, tell us how wide the side yard is.',
      },
      {
        name: 'Doral and Kendall',
        text: 'Many townhouse communities in Doral, and some in Kendall, have a guard who may want the mover on a list beforehand. Tell us the entrance, not only the community.',
      },
    ],
    buildings: {
      title: 'Elevator first, truck second',
      paragraphs: [
        'In a condo tower, call the management office before you fix a day with anyone. Expect to reserve the service elevator and to be asked for the mover’s certificate of insurance; some buildings allow moves on weekdays only. Have the rules beside you when we call.',
        'No elevator? Count the flights. Curb space is scarce: ask the building or the city early if a truck needs a permit, and let us know where it can stand.',
      ],
    },
    seasons: {
      title: 'Afternoon rain, hurricanes, king tides',
      paragraphs: [
        'Summer showers like the afternoon, so a morning arrival helps to keep your mattress dry. Hurricane season goes from June through November: have a second day in mind if your lease allows one.',
        'The dry winter is kind to cardboard and slow on the road, because the visitors are here. In early December, art week fills the causeways to the Beach. In the fall, king tides can push salt water onto low streets near the bay.',
      ],
    },
    junk: {
      title: 'What the trash chute refuses',
      paragraphs: [
        'A sofa does not fit the chute, and few associations want it in the trash room. We carry it down from the unit once you have the elevator, and the cost of disposal is in the price.',
        'Houses are different: the City of Miami, the county and several smaller cities each have rules for bulky piles, so look up yours. Pool chemicals and paint stay off our truck; Miami-Dade has home chemical collection centers. Offer what is still good to a local reuse store before we come.',
      ],
    },
  },
}
