import type { CityGuide } from './city-guide'

export const NIAGARA: CityGuide = {
  intro:
    'In Niagara, a ship can make you late. The Welland Canal, the escarpment and the tourists all get in a mover’s way, so good planning here starts with which side of the canal and the escarpment you live on.',
  districts: {
    'Niagara Falls':
      'Away from Clifton Hill and the hotels, there are post-war streets in Stamford, older houses in Chippawa and porches near Queen Street. Long weekends clog the tourist roads, so tell us the back way in.',
    'St. Catharines':
      'Brick homes downtown and in Old Glenridge, bungalows in the north end, shared rentals on the slope toward Brock University. Are you up on the escarpment or below it? That changes our route.',
    'Port Dalhousie and Merritton':
      'Port Dalhousie is a harbour village with narrow lots and lakeside condos; Merritton grew up around its mills. Both are part of St. Catharines, at opposite ends.',
    Welland:
      'The old canal still runs through the middle of town, while ships pass to the east and cars go under them in a tunnel. Tell us which canal you live near, and on which side.',
    Grimsby:
      'A strip between the lake and the escarpment, with painted cottages on tiny lanes at Grimsby Beach and condos by the water. The truck may not make it all the way to the door.',
    'Fort Erie':
      'It takes in Ridgeway and Crystal Beach, where plenty of summer cottages have become year-round homes. Clearing one out means bunk beds, wicker, sheds and mattresses from several decades.',
  },
  buildings: {
    title: 'Bridges that lift, roads that climb',
    paragraphs: [
      'When a lift bridge goes up for a freighter, everybody waits, and the next crossing may be a long detour. If we know both addresses, we can aim for the Garden City Skyway or a tunnel instead.',
      'Each town has its own parking rules, and tourist streets are strict in season. Ask your town hall where a truck can park, and the condo office about elevator hours. For a cottage lane, tell us about the tightest corner and any branches that hang over it. Older houses in downtown St. Catharines and Welland often have a back stair as well, so measure both before you choose a door for the truck.',
    ],
  },
  seasons: {
    title: 'Shipping season, harvest, lake wind',
    paragraphs: [
      'Ships use the canal from early spring into the new year, then it closes for winter repairs. Summer weekends fill the QEW with visitors, and from peach season to the last grapes, slow tractors share the back roads. Before a long weekend, cars for the bridges back up on the 405 and the 420, and the Falls have fireworks at night, so pick a weekday and a morning window.',
      'Winter is uneven: wind off Lake Erie can bury Fort Erie while Grimsby stays green. Near Brock and Niagara College, plenty of rentals turn over around the start of May, so ask your landlord exactly what time you get the keys.',
    ],
  },
  junk: {
    title: 'Book the Region, or book us',
    paragraphs: [
      'Niagara Region, not the individual towns, collects the garbage. If you live in a house, you can book a pickup of large household items; renovation waste is excluded, and appliances have their own rules. The Region’s website lists what goes where.',
      'We handle what the Region won’t: a stove, a hot tub, patio sets, a cottage with everything in it. Two movers, one price, disposal fees included. Good wicker and working lamps can find a new home at a thrift store. Boat fuel, pool chemicals and garden sprays go to a household hazardous waste depot.',
    ],
  },
}
