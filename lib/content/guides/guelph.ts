import type { CityGuide } from './city-guide'

export const GUELPH: CityGuide = {
  intro:
    'Guelph has limestone downtown, worn brick in the Ward and student rentals in the south end. Two rivers, a rail line and the Hanlon decide how a truck gets from one to the next.',
  districts: {
    'Downtown and Exhibition Park':
      'Stone storefronts with apartments upstairs, then handsome houses around the park. Condos beside the Speed have elevators to reserve; the places over the shops just have stairs.',
    'The Ward':
      'St. Patrick’s Ward grew up among factories: small lots, tight streets, cottages with one addition after another. We’d rather park just once, so work out a spot with your neighbour.',
    'Old University and the south end':
      'Established houses near campus, then townhouses, condos and student rentals out along Gordon Street. Let us know how many bedrooms are yours and how many are your roommates’.',
    'Willow West and Grange Hill':
      'Willow West is bungalows and semis on the far side of the Hanlon; Grange Hill, across town, is newer and taller. The whole city lies between them, so it’s best to cross before rush hour. The Hanlon has traffic lights, and a truck meets every red one.',
    'Fergus and Elora':
      'Stone towns on the Grand, one bend apart. Fergus fills up for its Scottish festival in August, Elora for the gorge on any fine weekend; a Tuesday is blissfully dull.',
    Rockwood:
      'A village on Highway 7 by the Eramosa River. Century homes face the through traffic and newer courts sit behind them, so the first thing we look for is a place to turn around.',
    Puslinch:
      'Farm lanes, estate lots and lakeside homes between the city and the 401, Aberfoyle and Morriston included. Your civic number and a few words about the lane will get us there.',
  },
  buildings: {
    title: 'Stone walls and stacked driveways',
    paragraphs: [
      'An old limestone house has thick walls, deep sills and doorways you can’t widen for one day. Measure between the frames at the narrowest point. Table legs and inside doors can come off if they have to.',
      'Student rentals tend to have cars parked in a row, where the first one in is the last one out. Sort that out before our two-hour window starts. Downtown parking is timed, so ask the city about room for a truck. Newer blocks along Gordon Street and Clair Road often share one visitor lot between several buildings, so tell us which number is over your own door.',
    ],
  },
  seasons: {
    title: 'May 1, September 1, plough-outs',
    paragraphs: [
      'Around the university, leases usually turn over on the first of May or September. If your old one ends before the new one starts, sort out the gap before you book a truck.',
      'Guelph restricts overnight street parking, and after a big snowfall it orders a plough-out of residential streets, with every car off the road. Keep that in mind before a morning pickup. Snowbanks and waste carts fight over the same strip of curb, so leave us a gap.',
    ],
  },
  junk: {
    title: 'Three carts and one sofa',
    paragraphs: [
      'Blue, green, grey: this city has been sorting its waste for a long time, and people wince at a mixed pile. Make separate stacks of metal, clean wood and things that still work, and less of it ends up buried.',
      'A sofa won’t fit in any of the three carts. If no thrift store wants it, we’ll haul it off for the price you have in writing, landfill charge and all. Outside the city limits, Wellington County sets the rules, so Fergus has a different calendar. Solvents and weed killer are hazardous waste and can’t go on our truck.',
    ],
  },
}
