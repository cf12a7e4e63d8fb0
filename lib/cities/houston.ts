import type { City } from './city'
import { TEXAS } from './shared-facts'

export const HOUSTON: City = {
  ...TEXAS,
  name: 'Houston',
  // Required: Hamilton's location id, and no served cities (docs/requirements.md, section 3).
  locationId: 'hamilton-niagara',
  locationName: 'Houston',
  servedCities: [],
  guide: {
    intro:
      'Houston grew without zoning, and a single block can hold a bungalow on piers, a four-floor townhouse and a tower with a dock. Describe the one you leave and the one you go to, and we price exactly that.',
    districts: [
      {
        name: 'The Heights',
        text: 'Old bungalows raised on blocks, porches with a few steps, and tall new houses squeezed in beside them. Some streets have open ditches in place of curbs, so we stay on the pavement.',
      },
      {
        name: 'Montrose',
        text: 'Duplexes, brick fourplexes and garage apartments behind big oaks. The garage apartment hides at the back of the lot: say if its stair has a turn; the sofa will find it.',
      },
      {
        name: 'Midtown and Downtown',
        text: 'Lofts, towers and mid-rise apartments above their own parking. The light rail runs on Main Street, so nobody just stops in front: ask the leasing office for the dock.',
      },
      {
        name: 'Uptown and the Galleria',
        text: 'High-rises with a concierge, gated townhouse rows, and shoppers. December traffic around the mall speaks for an early start on moving day.',
      },
      {
        name: 'Medical Center and Museum District',
        text: 'Young doctors start new posts around the first of July, and whole floors seem to move together. Reserve the freight elevator the week you learn your start date.',
      },
      {
        name: 'East End and EaDo',
        text: 'Warehouse lofts and cottages with slim driveways. Freight trains cross the streets here and now and then stop on them: if you know a way around, say so.',
      },
      {
        name: 'Meyerland and Braeswood',
        text: 'Along Brays Bayou, mid-century ranch houses stand next to homes lifted high after the floods. A raised house can mean a full flight before the front door: count it in.',
      },
    ],
    buildings: {
      title: 'Shared driveways, third-floor bedrooms',
      paragraphs: [
        'The townhouses inside the Loop often put the garage at street level, the living room above and the beds on top, along a driveway too tight for a truck to turn. Measure the landing against your biggest piece, and warn the neighbors.',
        'Garden complexes are large and their numbers wander: have somebody meet us at the gate. On a crowded street, ask 311 or your landlord if standing there takes a permit, then tell us.',
      ],
    },
    seasons: {
      title: 'Heat, bayous and the Rodeo',
      paragraphs: [
        'From May into September the heat is the heaviest thing we lift. Choose a morning, and take candles, vinyl records and house plants in your own cool car.',
        'Hard rain gathers first in underpasses and near the bayous, and while water covers a road, the truck waits. The Gulf can send hurricanes until the end of November. In March the Rodeo packs the roads south of the Medical Center; in August, leases turn around the University of Houston.',
      ],
    },
    junk: {
      title: 'Heavy trash, and which month',
      paragraphs: [
        'Houston says “heavy trash”, and has long had the city’s trucks alternate between junk months and tree-waste months. Plans change and apartment complexes are usually left out: check your collection calendar before you build a pile.',
        'We load a dresser, a fridge or a tired hot tub in any month, straight from the room or yard; the price you hold in writing pays the dump. Paint and pesticides go to the city’s environmental service centers instead. For sound doors and cabinets, try a local reuse store.',
      ],
    },
  },
}
