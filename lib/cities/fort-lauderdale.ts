import type { City } from './city'
import { FLORIDA } from './shared-facts'

export const FORT_LAUDERDALE: City = {
  ...FLORIDA,
  name: 'Fort Lauderdale',
  servedCities: ['Fort Lauderdale', 'Hollywood', 'Pompano Beach', 'Plantation', 'Davie'],
  guide: {
    intro:
      'Fort Lauderdale is cut up by water: a street that looks handy on the map may end at a canal, and the way to the beach usually crosses a drawbridge. Name your street, and both are in the plan.',
    districts: [
      {
        name: 'Las Olas Isles',
        text: 'Finger-shaped streets, water behind the houses, and no way out at the far end. The truck may have to back in, so please ask for a clear stretch of road that morning.',
      },
      {
        name: 'Galt Ocean Mile',
        text: 'A wall of oceanfront condominiums, many of them decades old, with busy boards and firm house rules. Read them before you promise anyone a date, then tell us what they ask of movers.',
      },
      {
        name: 'Victoria Park and Flagler Village',
        text: 'Victoria Park mixes cottages and tall townhouses on small lots. Flagler Village, across Federal Highway, is mostly newer apartments with garages: find out where the loading bay is.',
      },
      {
        name: 'Hollywood',
        text: 'Condos along the sand, older houses in the Lakes, traffic around Young Circle. The Broadwalk is for feet and bicycles: a home on it usually means a side street and a longer carry.',
      },
      {
        name: 'Pompano Beach',
        text: 'Towers near the pier, and inland the golf condos of Palm-Aire, where front doors often open onto an outdoor walkway. Count the doors between the elevator and yours.',
      },
      {
        name: 'Plantation',
        text: 'Shade trees, quiet loops and homeowners’ associations. Toward Plantation Acres the lots grow until the house hides from the road: describe the mailbox, the drive and any limb that hangs low.',
      },
      {
        name: 'Davie',
        text: 'Horse trails and barns on some streets, student apartments near the colleges on others. Is the farm gate wide enough for a truck, and where will the animals be?',
      },
    ],
    buildings: {
      title: 'Boards, bridges and dead ends',
      paragraphs: [
        'Many associations must approve a new owner or tenant, and that can take longer than packing. Get the board’s yes first, the elevator slot second, then us. If the office wants to see insurance papers, get its wording and pass it on.',
        'Bridges over the Intracoastal rise for masts and everyone waits; an arrival window of two hours allows for that. Where there is no driveway, find out early from the manager or city hall where a truck may park.',
      ],
    },
    seasons: {
      title: 'Snowbirds, spring break, boat show',
      paragraphs: [
        'Winter residents arrive in late fall and leave in spring, and both ends of their stay fill the elevator calendars by the ocean. March brings spring break; in the fall the boat show crowds 17th Street.',
        'The hot months are the quiet ones in a condo, and the ones when tropical storms come. If a named storm has you rethinking the date, call early.',
      ],
    },
    junk: {
      title: 'Salt-worn patios and winter condos',
      paragraphs: [
        'Salt air is hard on grills, loungers and umbrellas; rusty or cracked, they leave with us, and you pay nothing extra at the scale. From the dock, keep back fuel, batteries and expired flares, and ask your city where those go.',
        'Emptying a parent’s winter place from another state? Tell us who holds the key and what the family wants to keep. The cities around here collect bulk from houses on their own days; in a condo, ask the manager. Usable furniture may please a local reuse store.',
      ],
    },
  },
}
