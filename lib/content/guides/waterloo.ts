import type { CityGuide } from './city-guide'

export const WATERLOO: CityGuide = {
  intro:
    'Waterloo changes addresses three times a year. University co-op terms begin in January, May and September, so rooms, sublets and whole houses turn over while the rest of Ontario stays put.',
  districts: {
    'Northdale and King North':
      'Between the two universities, student bungalows have made way for towers of shared suites. Four or five roommates may share one moving day, so agree on who goes first before anyone lifts a box.',
    'Uptown and Mary-Allen':
      'Condos by the square, then quiet brick houses a few steps away. The light rail splits here between King and Caroline Streets, so it matters which side we come in from. Tell us your cross street, too.',
    'Westmount and Beechwood':
      'Big lots, mature trees and neighbourhood pools. Many owners have been here for decades, so empty the attic and the rec room first, then pack what’s left.',
    'Laurelwood and Vista Hills':
      'Newer two-storey homes at the western edge. Townhouse driveways are short, so keep yours clear and find out where visitors to the complex can park.',
    'Eastbridge and Lakeshore':
      'Eastbridge leans toward the Grand River, Lakeshore toward the Laurel Creek reservoir. Expect family houses with full basements, and freezers that went down years ago and never came up. Measure the basement stairs before you promise one to a cousin.',
    'Elmira and St. Jacobs':
      'Woolwich communities where horse-drawn buggies use the shoulder and market days clog the road north. In spring, the maple syrup festival takes over the middle of Elmira.',
    Wellesley:
      'A village west of the city, with a mill pond and real space between houses. Don’t forget the workshop and the barn. They fill a truck faster than any kitchen.',
  },
  buildings: {
    title: 'Shared suites, shared elevators',
    paragraphs: [
      'In a student tower, the elevator is the bottleneck. Get a slot and a key from the office, and ask which door to use. Is the suite furnished? Put tape on what stays, so nobody’s desk leaves by mistake.',
      'Older rentals near campus often have low basement ceilings and one driveway for a lot of cars. Have your roommates clear it. No driveway? Read the signs on your side of the street, ask the city if you’re not sure, and tell us what you find out. Many leases want a room empty by noon, so ask your landlord about yours, then choose an arrival window that leaves time to load.',
    ],
  },
  seasons: {
    title: 'Three terms and lake-effect snow',
    paragraphs: [
      'The last days of April, August and December belong to students, so a weekday a little earlier is easier on everyone. Twelve-month leases may not match your co-op term at all, so read the end date twice. On the weekend of Labour Day, University Avenue and Columbia Street fill with parents’ vans; the Tuesday after is calmer.',
      'Squalls off Lake Huron can white out the township roads around Wellesley and Elmira while uptown stays dry. On a snowy morning, check the weather at both places, the old one and the new one, then call us about the drive.',
    ],
  },
  junk: {
    title: 'After the last exam',
    paragraphs: [
      'The end of term usually leaves behind a mattress, a particleboard desk and a futon. Offer the good pieces to the next roommate or a thrift store. The rest is a small load for two people, disposal covered.',
      'The Region’s landfill is on Erb Street, at the western edge of Waterloo, and residents can drop off household hazardous waste there. Screens and laptops are handled separately: in Ontario, their makers pay for the recycling, so keep them out of the garbage.',
    ],
  },
}
