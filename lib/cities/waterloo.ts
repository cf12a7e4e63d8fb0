import type { City } from './city'
import { KITCHENER_WATERLOO } from './shared-facts'

export const WATERLOO: City = {
  ...KITCHENER_WATERLOO,
  name: 'Waterloo',
  servedCities: ['Waterloo', 'Elmira', 'St. Jacobs', 'Wellesley'],
  guide: {
    intro:
      'Waterloo changes address three times a year. University co-op terms begin in January, May and September, so rooms, sublets and whole houses turn over while the rest of Ontario stays put.',
    districts: [
      {
        name: 'Northdale and King North',
        text: 'Between the two universities, student bungalows have made way for towers of shared suites. Four or five roommates may share one moving day: agree on an order before the first box.',
      },
      {
        name: 'Uptown and Mary-Allen',
        text: 'Condos by the square, then quiet brick houses a few steps off. The light rail splits here between King and Caroline Streets, so the side we arrive from makes a difference.',
      },
      {
        name: 'Westmount and Beechwood',
        text: 'Generous lots, mature trees and neighbourhood pools. Many owners have stayed for decades; empty the attic and the rec room first, then pack what is left.',
      },
      {
        name: 'Laurelwood and Vista Hills',
        text: 'Newer two-storey homes at the western edge. Townhouse driveways are short, so leave yours free and find out where visitors of the complex are allowed to park.',
      },
      {
        name: 'Eastbridge and Lakeshore',
        text: 'Eastbridge leans toward the Grand River, Lakeshore toward the Laurel Creek reservoir. Expect family houses with full basements, and freezers that went down years ago and never came up.',
      },
      {
        name: 'Elmira and St. Jacobs',
        text: 'Woolwich communities where horse-drawn buggies use the shoulder and market days crowd the way north. In spring, the maple syrup festival takes over the middle of Elmira.',
      },
      {
        name: 'Wellesley',
        text: 'A village west of the city, with a mill pond and real space between doors. Do not forget workshop and barn: they fill a truck faster than any kitchen.',
      },
    ],
    buildings: {
      title: 'Shared suites, shared elevators',
      paragraphs: [
        'In a student tower the elevator is the bottleneck. Get a slot, a key and the name of the right door from the office. Furnished suite? Mark what stays with tape, so that nobody’s desk leaves by mistake.',
        'Older rentals near campus often have low cellar ceilings and one driveway for many cars. Have roommates clear it; where there is none, read the signs on your side of the street, ask the city if in doubt, and pass on what you learned.',
      ],
    },
    seasons: {
      title: 'Three terms and lake-effect snow',
      paragraphs: [
        'The last days of April, August and December belong to students, and a weekday slightly earlier is kinder to everyone. Twelve-month leases may not match your co-op term at all, so read the end date twice.',
        'Squalls off Lake Huron can whiten the township roads around Wellesley and Elmira while uptown stays dry. On a doubtful winter morning, look out of both windows, the old one and the new one, and phone us about the road between.',
      ],
    },
    junk: {
      title: 'After the last exam',
      paragraphs: [
        'What term leaves behind is usually a mattress, a particle-board desk and a futon. Offer the sound pieces to the next roommate or a reuse store; the remainder is a small load for two people, disposal covered.',
        'The Region’s landfill is on Erb Street, at the western edge of Waterloo, and residents can hand in household hazardous waste there. Screens and laptops are another stream: Ontario makes their producers responsible for recycling, so keep them apart from the bags.',
      ],
    },
  },
}
