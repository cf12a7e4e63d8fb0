import type { City } from './city'
import { ONTARIO } from './shared-facts'

export const TORONTO: City = {
  ...ONTARIO,
  name: 'Toronto',
  locationId: 'toronto',
  locationName: 'Greater Toronto',
  servedCities: ['Toronto', 'Mississauga', 'Brampton', 'Vaughan', 'Markham', 'Richmond Hill'],
  guide: {
    intro:
      'In Toronto the hard part of a move is rarely the road. It is the elevator slot, the loading dock, the narrow Victorian stair and the one stretch of curb where a truck may stand.',
    districts: [
      {
        name: 'Downtown and the waterfront',
        text: 'From Liberty Village to CityPlace and Harbourfront, most homes depend on a service elevator and a loading dock. Send us the building’s move-in rules with your address; concierges keep to them.',
      },
      {
        name: 'The Annex, Cabbagetown and Riverdale',
        text: 'Tall brick semis with steep, turning stairs and porches close to the sidewalk. Many blocks have a public laneway behind them, which is sometimes the shorter way out for junk.',
      },
      {
        name: 'Scarborough, Etobicoke and North York',
        text: 'Post-war bungalows with full basements stand near slab apartment towers of the sixties and seventies. A bungalow gives us a driveway; in a tower the superintendent should expect us.',
      },
      {
        name: 'Mississauga',
        text: 'Around Square One it is high-rise moving, with docks and reserved elevators. In Port Credit, Streetsville and Meadowvale you are back to driveways, townhouse rows and mature streets.',
      },
      {
        name: 'Brampton',
        text: 'Two-storey houses, often home to more than one generation, with a finished basement that counts as a floor of its own. Say who is packing downstairs, and list the garage.',
      },
      {
        name: 'Vaughan and Markham',
        text: 'Vaughan runs from old Woodbridge to the towers around the Metropolitan Centre; Markham from Unionville’s heritage main street to wide new subdivisions. Thornhill belongs to both, so give us the postal code.',
      },
      {
        name: 'Richmond Hill',
        text: 'Apartments line Yonge Street, and houses climb the moraine toward Oak Ridges and Lake Wilcox. Sloped driveways ice over, so mention it if yours is steep.',
      },
    ],
    buildings: {
      title: 'Docks, elevators and rush-hour curbs',
      paragraphs: [
        'Reserve the service elevator before you choose a day: many condos allow moves only at set times, and some want to see a mover’s insurance. We are licensed and insured, so put us in touch with the office early.',
        'On a streetcar street, a badly stopped truck holds up the whole line, and on main roads the stopping rules change at rush hour. Permit parking on your block? Ask the city what a moving truck needs, then let us know where it may wait.',
      ],
    },
    seasons: {
      title: 'Month-ends, festivals and slush',
      paragraphs: [
        'Ontario tenancies tend to end on the last day of a month, so those dates fill first, above all in summer and before university starts. A mid-month weekday means a calmer elevator.',
        'Street festivals, races and parades close roads on many Toronto summer weekends; look at both addresses before you settle on a Saturday. In winter the ploughs leave a ridge along the curb: cut a path through it, and keep old towels inside for the slush.',
      ],
    },
    junk: {
      title: 'What the city takes, what remains',
      paragraphs: [
        'Houses with curbside pickup can set many oversized pieces beside the bin on garbage day. Renovation debris is not among them, and in a tower the building decides. Check the rules for your address first.',
        'Our truck is for the rest: the third-floor wardrobe, more than one curb can hold, the basement due empty before the keys change hands. Dumping is part of the written price. Paint, propane and other hazardous waste stay with you; Toronto’s drop-off depots take them from residents.',
      ],
    },
  },
}
