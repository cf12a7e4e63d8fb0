import type { City } from './city'
import { HAMILTON_NIAGARA } from './shared-facts'

export const NIAGARA: City = {
  ...HAMILTON_NIAGARA,
  name: 'Niagara',
  servedCities: ['Niagara Falls', 'St. Catharines', 'Welland', 'Grimsby', 'Fort Erie'],
  guide: {
    intro:
      'In Niagara a ship can make you late. The Welland Canal, the escarpment and the visitors all cross a mover’s path, so good planning here begins with which side you live on.',
    districts: [
      {
        name: 'Niagara Falls',
        text: 'Away from Clifton Hill and the hotels are post-war streets in Stamford, older houses in Chippawa and porches near Queen Street. Long weekends clog the tourist roads: tell us your back way.',
      },
      {
        name: 'St. Catharines',
        text: 'Brick homes downtown and in Old Glenridge, bungalows in the north end, shared rentals on the slope toward Brock University. Up on the escarpment or under it? That changes our route.',
      },
      {
        name: 'Port Dalhousie and Merritton',
        text: 'Port Dalhousie is a harbour village with narrow lots and lakeside condos; Merritton grew around its mills. Both are part of St. Catharines, at opposite corners.',
      },
      {
        name: 'Welland',
        text: 'The old canal still runs through the middle of town, while ships pass to the east and cars dive beneath them by tunnel. Know which water you live beside, and on which bank.',
      },
      {
        name: 'Grimsby',
        text: 'A strip between lake and rock face, with painted cottages on tiny lanes at Grimsby Beach and condos by the water. The truck may have to stop short of the gingerbread.',
      },
      {
        name: 'Fort Erie',
        text: 'Ridgeway and Crystal Beach belong to it, and many a summer cottage there has become a year-round house. Clearing one means bunk beds, wicker, sheds and mattresses from several decades.',
      },
    ],
    buildings: {
      title: 'Bridges that lift, roads that climb',
      paragraphs: [
        'When a lift bridge rises for a freighter, everybody waits, and another crossing may be a fair detour. Knowing both addresses, we can aim for the Garden City Skyway or a tunnel instead.',
        'Each municipality has its own parking rules, and resort streets guard their curbs in season. Inquire at your town hall about a standing truck, and at the condo office about elevator hours. For a cottage lane, one photo of the tightest corner and one of the overhanging branches is plenty.',
      ],
    },
    seasons: {
      title: 'Shipping season, harvest, lake wind',
      paragraphs: [
        'Ships use the canal from early spring into the new year, then it rests for winter repairs. Summer weekends load the QEW with visitors, and from the peaches to the last grapes slow tractors share the back roads.',
        'Winter is uneven: wind down Lake Erie can bury Fort Erie while Grimsby stays green. Near Brock and Niagara College, plenty of rentals turn over around the start of May, so ask your landlord which hour the keys are really yours.',
      ],
    },
    junk: {
      title: 'Booked with the Region, or with us',
      paragraphs: [
        'Niagara Region, rather than each town, collects the garbage. Houses can book a pickup of large household items with it; renovation waste is excluded and appliances have rules of their own. The Region’s website lists what goes where.',
        'We handle what falls outside: a stove, a hot tub, patio sets, a cottage with everything in it. Two people, one amount, dump included. Good wicker and working lamps can start over at a reuse store. Boat fuel, pool chemicals and garden sprays are for a household hazardous waste depot.',
      ],
    },
  },
}
