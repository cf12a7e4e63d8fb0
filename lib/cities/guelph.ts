import type { City } from './city'
import { KITCHENER_WATERLOO } from './shared-facts'

export const GUELPH: City = {
  ...KITCHENER_WATERLOO,
  name: 'Guelph',
  servedCities: ['Guelph', 'Fergus', 'Elora', 'Rockwood', 'Puslinch'],
  guide: {
    intro:
      'Guelph wears limestone downtown, worn brick in the Ward and roommate leases in the south end. Two rivers, a rail line and the Hanlon decide how a truck gets from one to another.',
    districts: [
      {
        name: 'Downtown and Exhibition Park',
        text: 'Stone fronts with flats over the shops, then handsome houses around the park. Condos beside the Speed have elevators to reserve; the flats have only their stairs.',
      },
      {
        name: 'The Ward',
        text: 'St. Patrick’s Ward grew up among factories: small lots, tight streets, cottages with one addition after another. We would rather park once, so settle the spot with your neighbour.',
      },
      {
        name: 'Old University and the south end',
        text: 'Established houses near campus, then townhouses, condos and student rentals out along Gordon Street. Let us know how many bedrooms are yours and how many are your roommates’.',
      },
      {
        name: 'Willow West and Grange Hill',
        text: 'Willow West is bungalows and semis on the far side of the Hanlon; Grange Hill, across town, is newer and taller. Between them lies the whole city, best driven before supper traffic.',
      },
      {
        name: 'Fergus and Elora',
        text: 'Stone towns on the Grand, one bend apart. Fergus fills for its Scottish festival in August, Elora for the gorge on any fine weekend; a Tuesday is blissfully dull.',
      },
      {
        name: 'Rockwood',
        text: 'A village on Highway 7 by the Eramosa River. Century homes face the through traffic and newer courts lie behind, so a turning circle is the first thing to look for.',
      },
      {
        name: 'Puslinch',
        text: 'Farm lanes, estate lots and lakeside homes between the city and the 401, Aberfoyle and Morriston included. Your civic number and a picture of the lane get us there.',
      },
    ],
    buildings: {
      title: 'Stone walls and stacked driveways',
      paragraphs: [
        'An old limestone house has thick walls, deep sills and doorways that nobody widens for a day. Measure between the frames at the narrowest point; table legs and inner doors can come off if they must.',
        'Student rentals tend to have cars parked in a row, where the first one in is the last one out. Untangle them before our two-hour window opens. Downtown curbs are timed, so the city is the one to ask about room for a truck.',
      ],
    },
    seasons: {
      title: 'May 1, September 1, plough-outs',
      paragraphs: [
        'Around the university, leases commonly change hands on the first of May or of September. If one ends before the other begins, close that gap on paper before you order a truck.',
        'Guelph restricts overnight street parking, and after a big snowfall it orders a plough-out of residential streets, with every car off the road. Remember it before a morning pickup. Snowbanks and waste carts compete for the same strip of curb: give us a gap.',
      ],
    },
    junk: {
      title: 'Three carts and one sofa',
      paragraphs: [
        'Blue, green, grey: this city has sorted its waste for a long time, and people wince at a mixed pile. Stack metal, clean wood and things that still work separately, and less of it is buried.',
        'A sofa fits none of the three carts. If no reuse store wants it, we carry it off at the figure you have in writing, landfill charge and all. Outside the limits Wellington County sets the rules, so Fergus follows another calendar. Solvents and weed killer are hazardous waste and stay off our truck.',
      ],
    },
  },
}
