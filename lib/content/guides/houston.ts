import type { CityGuide } from './city-guide'

export const HOUSTON: CityGuide = {
  intro:
    'Houston grew without zoning, and a single block can hold a bungalow on piers, a four-story townhouse and a high-rise with a loading dock. Describe the place you’re leaving and the place you’re going to, and that’s exactly what we’ll price.',
  districts: {
    'The Heights':
      'Old bungalows raised on blocks, porches with a few steps, and tall new houses squeezed in beside them. Some streets have open ditches in place of curbs, so we stay on the pavement.',
    Montrose:
      'Duplexes, brick fourplexes and garage apartments behind big oaks. The garage apartment hides at the back of the lot: tell us if the stairs have a turn, because that’s where a sofa gets stuck.',
    'Midtown and Downtown':
      'Lofts, towers and mid-rise apartments above their own parking. The light rail runs on Main Street, so you can’t just stop out front. Ask the leasing office about the dock.',
    'Uptown and the Galleria':
      'High-rises with a concierge, gated townhouse rows and lots of shoppers. December traffic around the mall is a good reason for an early start on moving day.',
    'Medical Center and Museum District':
      'Young doctors start new jobs around the first of July, and whole floors seem to move together. Reserve the freight elevator the week you learn your start date.',
    'East End and EaDo':
      'Warehouse lofts and cottages with skinny driveways. Freight trains cross the streets here, and sometimes they stop. If you know a way around, tell us.',
    'Meyerland and Braeswood':
      'Along Brays Bayou, mid-century ranch houses sit next to homes raised high after the floods. A raised house can mean a full flight of stairs to the front door, so be sure to mention it.',
  },
  buildings: {
    title: 'Shared driveways, third-floor bedrooms',
    paragraphs: [
      'Townhouses inside the Loop often stack a garage, a living room and bedrooms, and share a driveway too tight for a truck to turn in. Measure the landing against your biggest piece, and give the neighbors a heads-up.',
      'Garden-style complexes are big and the building numbers jump around, so have someone meet us at the gate. On a crowded street, ask 311 or your landlord if a truck needs a permit to park there, then tell us.',
    ],
  },
  seasons: {
    title: 'Heat, bayous and the Rodeo',
    paragraphs: [
      'From May into September the heat is the heaviest thing we lift. Pick a morning, and take candles, vinyl records and houseplants in your own air-conditioned car.',
      'Hard rain collects first in underpasses and near the bayous, and as long as there’s water on the road, the truck waits. Hurricanes can come off the Gulf until the end of November. In March the Rodeo packs the roads south of the Medical Center; in August, leases turn over around the University of Houston.',
    ],
  },
  junk: {
    title: 'Heavy trash, in the right month',
    paragraphs: [
      'Houston calls it “heavy trash,” and city trucks have long alternated between junk months and tree-waste months. Plans change, and apartment complexes are usually left out, so check your collection calendar before you start a pile.',
      'We’ll load a dresser, a fridge or a tired hot tub any month, straight from the room or the yard, and your written price covers the disposal fees. Paint and pesticides go to the city’s environmental service centers instead. For solid doors and cabinets, try a local thrift store.',
    ],
  },
}
