import type { CityGuide } from './city-guide'

export const MIAMI: CityGuide = {
  intro:
    'A Miami move tends to start at a front desk, a guardhouse or an outside stairway. Tell us which one you’ve got at each end, and we’ll build it into the price we put in writing.',
  districts: {
    'Brickell and Edgewater':
      'Tower after tower, often with one loading dock for everyone. The Brickell Avenue bridge opens for boats on the river, so tell us which street the dock is on.',
    'Little Havana':
      'Low apartment buildings between old bungalows, many with no elevator. Addresses here depend on the quadrant, so include SW or NW, or we’ll be looking on the wrong side of Flagler. In March the Calle Ocho festival closes Southwest 8th Street, so leave that Sunday to the dancers.',
    'Coconut Grove':
      'Winding lanes, coral-rock walls and low tree limbs over the street. A tall truck may have to stop at the corner, so look up at the branches over your gate and let us know.',
    'Coral Gables':
      'Many street names are on low white stones that are hard to read from a truck, so add the nearest cross street. Measure arched doorways before the armoire gets there.',
    'Miami Beach':
      'Unless both addresses are on the island, your things cross a causeway. South Beach has small Art Deco buildings with tight stairs; Collins Avenue has condo towers with their own rules.',
    Hialeah:
      'The street grid is Hialeah’s own, not Miami’s, so give us East or West with the number. If you live in the unit behind the main house, tell us how wide the side yard is.',
    'Doral and Kendall':
      'Many townhouse communities in Doral, and some in Kendall, have a guard who may want your mover on a list ahead of time. Tell us which entrance, not just which community.',
  },
  buildings: {
    title: 'Elevator first, truck second',
    paragraphs: [
      'In a condo tower, call the management office before you set a day with anyone. Expect to reserve the service elevator and to be asked for the mover’s certificate of insurance. Some buildings only allow moves on weekdays. Have the rules in front of you when we call.',
      'No elevator? Count the flights. Curb space is scarce, so ask the building or the city early if a truck needs a permit, and let us know where it can park. If your stairs are outdoors, as in many two-story apartment buildings, say so: wet steps take longer, and we’d rather plan for that than rush a dresser down them.',
    ],
  },
  seasons: {
    title: 'Afternoon rain, hurricanes, king tides',
    paragraphs: [
      'Summer showers usually come in the afternoon, so a morning arrival helps keep your mattress dry. Hurricane season runs from June through November, so have a backup day in mind if your lease allows one.',
      'The dry winter is easy on cardboard, but traffic is slow with the snowbirds in town. In early December, Miami Art Week fills the causeways to the Beach. In the fall, king tides can push salt water onto low streets near the bay.',
    ],
  },
  junk: {
    title: 'What won’t go down the trash chute',
    paragraphs: [
      'A sofa won’t fit, and few associations want it in the trash room. We’ll carry it down from your unit once you’ve got the elevator, and the cost of disposal is in the price.',
      'Houses are different: the City of Miami, the county and several smaller cities each have their own rules for bulky piles, so check the rules for your address. Pool chemicals and paint can’t go on our truck; Miami-Dade has home chemical collection centers. Offer anything that’s still good to a local thrift store before we come.',
    ],
  },
}
