import type { CityGuide } from './city-guide'

export const TORONTO: CityGuide = {
  intro:
    'In Toronto, the hard part of a move is rarely the road. It’s the elevator slot, the loading dock, the narrow Victorian staircase and the one stretch of curb where a truck can park.',
  districts: {
    'Downtown and the waterfront':
      'From Liberty Village to CityPlace and Harbourfront, most homes depend on a service elevator and a loading dock. Ask for the building’s move-in rules and tell us what they say, because the concierge will stick to them.',
    'The Annex, Cabbagetown and Riverdale':
      'Tall brick semis with steep, winding stairs and porches close to the sidewalk. Many blocks have a public laneway behind them, which is sometimes the shorter way out for junk.',
    'Scarborough, Etobicoke and North York':
      'Post-war bungalows with full basements sit near slab apartment towers from the sixties and seventies. A bungalow gives us a driveway; in a tower, let the superintendent know we’re coming.',
    Mississauga:
      'Around Square One, it’s all high-rises, with docks and elevators to reserve. In Port Credit, Streetsville and Meadowvale, you’re back to driveways, townhouse rows and leafy streets.',
    Brampton:
      'Two-storey houses, often home to more than one generation, with a finished basement that counts as a floor of its own. Tell us if the basement is part of the move, and don’t forget the garage.',
    'Vaughan and Markham':
      'Vaughan runs from old Woodbridge to the towers around the Metropolitan Centre; Markham from Unionville’s heritage main street to sprawling new subdivisions. Thornhill is in both, so give us the postal code.',
    'Richmond Hill':
      'Apartments line Yonge Street, and houses climb the moraine toward Oak Ridges and Lake Wilcox. Sloped driveways ice over, so mention it if yours is steep.',
  },
  buildings: {
    title: 'Docks, elevators and rush-hour curbs',
    paragraphs: [
      'Reserve the service elevator before you choose a day: many condos only allow moves at set times, and some want to see a mover’s insurance. We’re licensed and insured, so put us in touch with the building manager early.',
      'On a streetcar street, a badly parked truck holds up the whole line, and on main roads the stopping rules change at rush hour. Is your block permit parking only? Ask the city what a moving truck needs, then let us know where it can wait.',
    ],
  },
  seasons: {
    title: 'Month-ends, festivals and slush',
    paragraphs: [
      'Ontario leases tend to end on the last day of the month, so those dates fill up first, especially in summer and right before university starts. A mid-month weekday means less competition for the elevator.',
      'Street festivals, races and parades close roads on many Toronto summer weekends, so check both addresses before you settle on a Saturday. In winter, the plows leave a ridge along the curb: cut a path through it, and keep old towels inside for the slush.',
    ],
  },
  junk: {
    title: 'What the city takes, and what’s left',
    paragraphs: [
      'Houses with curbside pickup can put a lot of oversized pieces out beside the bin on garbage day. Renovation debris isn’t one of them, and in a tower, it’s up to the building. Check the rules for your address first.',
      'Our truck is for the rest: the dresser on the third floor, the pile that’s too big for the curb, the basement that has to be empty before the keys change hands. Dump fees are part of the written price. We can’t take paint, propane or other hazardous waste, but Toronto’s drop-off depots take them from residents.',
    ],
  },
}
