import type { CityGuide } from './city-guide'

export const KITCHENER: CityGuide = {
  intro:
    'Kitchener grew up on furniture and shoe factories, and you still see what they left behind: lofts in the old plants and small houses built for the workers, with new towers along the light-rail line.',
  districts: {
    'Downtown and the factory lofts':
      'The Kaufman building made rubber footwear before people lived in it. Loft ceilings are high, so people buy tall shelves and big art. Measure yours against the elevator, not the room.',
    'Victoria Park and Olde Berlin':
      'Heritage districts of century-old brick, with verandas, back stairs and old trees by the curb. Plaster corners and old banisters need blankets before a dresser comes through.',
    'St. Mary’s':
      'A protected neighbourhood of wartime houses set around little parks. Rooms are compact and doorways narrow; a modern sectional usually has to leave in sections.',
    'Forest Heights and Stanley Park':
      'Side-splits, backsplits and townhouse rows on looping crescents. A short flight is still a flight, and a backsplit has several, so count every one for your quote.',
    'Doon and Huron':
      'Conestoga College students rent near Doon; young families fill the streets toward Huron Road. One job is a bed and a desk, the next a double garage.',
    Breslau:
      'Just across the Grand River, beside the regional airport. Old village lots meet brand-new streets that maps may not know yet, so if yours is one of those, tell us the nearest intersection, too.',
    'New Hamburg and Baden':
      'Wilmot communities on Highway 7/8, with village main streets, the Nith River and farms all around. Got a long gravel lane? Tell us how wide it is and where a truck can turn around before we bring ours up.',
  },
  buildings: {
    title: 'Trains downtown, street directions that fool you',
    paragraphs: [
      'Light-rail tracks run along King, Charles and Duke, and nothing can stop on them. Your building may want us at a rear lot or side door, so find out which one your building opens for movers, and book its elevator once you have a date.',
      'Street names here come with an East, West, North or South that seldom matches the compass. Give us yours in full. King Street is long, and the wrong half of it is a drive away. The Conestoga Parkway is the quickest way across until people leave work; after that, Doon to Stanley Park takes longer than you’d think. Split-levels, common in Forest Heights and Stanley Park, mean two short flights with a turn between them, so measure the sofa against that turn.',
    ],
  },
  seasons: {
    title: 'Oktoberfest, then snow events',
    paragraphs: [
      'Late August is loud in Doon, when college rooms turn over. On Thanksgiving Monday the Oktoberfest parade closes main streets, so plan around the route rather than through it.',
      'Once it snows, the city may declare a snow event, and cars have to be off the streets while it lasts. Watch for the notice the evening before your window, and shovel the driveway wide enough for a truck, not just a hatchback.',
    ],
  },
  junk: {
    title: 'The Region collects, we haul the rest',
    paragraphs: [
      'Household garbage is the Region of Waterloo’s job, not the city’s, and the rules for large items change now and then. Look up your street in the Region’s waste app before a couch spends a week in the rain.',
      'People love a thrift store here, so offer one anything with years left in it. Sagging sofas, treadmills and basement carpet are a job for two people, and your price already covers the dump. Old wood stain and solvents go to the Region’s hazardous waste drop-off.',
    ],
  },
}
