import type { CityGuide } from './city-guide'

export const FORT_LAUDERDALE: CityGuide = {
  intro:
    'Fort Lauderdale is cut up by water: a street that looks handy on the map may dead-end at a canal, and the way to the beach usually crosses a drawbridge. Give us your street, and we’ll plan for both.',
  districts: {
    'Las Olas Isles':
      'Streets on narrow islands, water behind the houses, and no way out at the far end. The truck may have to back in, so please ask your neighbors to keep the road clear that morning.',
    'Galt Ocean Mile':
      'A wall of oceanfront condominiums, many of them decades old, with busy boards and strict house rules. Read them before you promise anyone a date, then tell us what they require from movers.',
    'Victoria Park and Flagler Village':
      'Victoria Park mixes cottages and tall townhouses on small lots. Flagler Village, across Federal Highway, is mostly newer apartments with garages, so find out where the loading dock is.',
    Hollywood:
      'Condos along the sand, older houses in the Lakes, traffic around Young Circle. The Broadwalk is for walkers and bikes, so a home on it usually means parking on a side street and a longer carry.',
    'Pompano Beach':
      'Towers near the pier, and inland the golf condos of Palm-Aire, where front doors often open onto an outdoor walkway. Count the doors between the elevator and yours.',
    Plantation:
      'Shade trees, quiet loops and homeowners’ associations. Out toward Plantation Acres, the lots get so big you can’t see the house from the road, so describe the mailbox, the driveway and any low-hanging limbs.',
    Davie:
      'Horse trails and barns on some streets, student apartments near the colleges on others. Is the farm gate wide enough for a truck, and where will the animals be?',
  },
  buildings: {
    title: 'Boards, bridges and dead ends',
    paragraphs: [
      'Many associations have to approve a new owner or tenant, and that can take longer than packing. Get the board’s approval first, the elevator slot second, then us. If the office wants proof of insurance, get its exact wording and pass it on.',
      'When a bridge over the Intracoastal goes up for a sailboat, everyone waits, and a two-hour arrival window allows for that. If you don’t have a driveway, find out early from the manager or city hall where a truck can park.',
    ],
  },
  seasons: {
    title: 'Snowbirds, spring break, boat show',
    paragraphs: [
      'Winter residents arrive in late fall and leave in spring, and oceanfront elevators book up at both ends of their stay. March brings spring break; in the fall the boat show crowds 17th Street, and all winter so do the cruise ships of Port Everglades on their sailing days.',
      'The hot months are the quiet ones in a condo, but that’s also when the tropical storms come. If a named storm has you rethinking the date, call early. King tides in the fall can push salt water through the storm drains of the Isles and onto streets near the New River, so tell us if your block floods.',
    ],
  },
  junk: {
    title: 'Salt-worn patios and winter condos',
    paragraphs: [
      'Salt air is hard on grills, loungers and umbrellas. Rusty or cracked, they can go on our truck, and the dump won’t cost you extra. If you’re clearing a dock, set aside fuel, batteries and expired flares, and ask your city where those go.',
      'Clearing out a parent’s winter place from another state? Tell us who has the key and what the family wants to keep. The cities around here pick up bulk trash from houses on their own days; in a condo, ask the manager. A local thrift store may want the usable furniture.',
    ],
  },
}
