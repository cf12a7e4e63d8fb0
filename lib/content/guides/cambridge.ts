import type { CityGuide } from './city-guide'

export const CAMBRIDGE: CityGuide = {
  intro:
    'Cambridge is three old towns under one name. Galt, Preston and Hespeler each kept a main street and a riverbank, so just saying “downtown” won’t get a mover very far. Tell us which one.',
  districts: {
    Galt: 'Stone churches and houses climb both banks of the Grand. Streets are steep, some front doors sit well above the sidewalk, and new towers rise next to the old foundry.',
    'West Galt and Blair':
      'Large older homes under big trees, then the little village of Blair upriver. If you’re bringing a piano or a china cabinet, measure the stair landing before you pick a room for it.',
    Preston:
      'King Street passes through on its way to Kitchener, lined with storefronts and apartments above them. An upstairs apartment may have one straight staircase and a second door at the back.',
    Hespeler:
      'A mill town on the Speed River, now ringed by subdivisions close to the 401. Old mill buildings are lofts now, and the cottages around them have old, narrow doors.',
    'North Galt and Hespeler Road':
      'Apartment blocks, plazas and bungalows along the commercial strip that ends at the Delta. Shoppers fill it on Saturdays, so a side street is often the easier way in.',
    'East Galt':
      'Newer streets of two-storey houses reach out toward Shade’s Mills. The garage is often the biggest room in the house, so sort it into keep, donate and junk.',
    Ayr: 'A North Dumfries village on the Nith, with mill ponds, century homes and new subdivisions. Country lots run deep, so tell us whether the pile is near the road or behind the barn.',
  },
  buildings: {
    title: 'Three cores, few bridges',
    paragraphs: [
      'In Galt only a handful of bridges cross the Grand, and freight trains can stop traffic at a crossing. Give us both addresses, mention any steep driveway, and we’ll work out which bridge to take. Franklin Boulevard is one roundabout after another; a loaded truck takes them slowly, so a trip across town needs more time than the map says.',
      'In the old cores, it’s shops below and homes above. The entrance may be down an alley, the stairs may have no landing, and the parking may be timed for shoppers. Ask city hall ahead of time about a spot, and describe the doorway for us. Highway 401 separates Hespeler from Preston and Galt, and a move across it shares the interchange with everyone who works in Toronto, so leaving at ten beats leaving at eight.',
    ],
  },
  seasons: {
    title: 'When the Grand runs high',
    paragraphs: [
      'Snowmelt raises the Grand and the Speed, and people on low streets near the water watch for flood notices each spring. Keep packed boxes off the basement floor in March, even if you’re not leaving until May.',
      'In winter, hills are the worry: salt the steps and scrape the driveway to bare pavement, since a dolly has no winter tires. Film crews love Galt’s stone buildings, so check yours for posted notices before you set a date.',
    ],
  },
  junk: {
    title: 'From your basement to the Region’s waste site',
    paragraphs: [
      'The Region of Waterloo has a waste site on Savage Drive, where residents can bring large items and hazardous household products themselves. That’s fine if it’s one chair and you’ve got a willing cousin.',
      'A chest freezer in a Galt basement, a shed in Hespeler or a torn-out Preston bathroom is a bigger job. You’ll see our price in writing before we lift anything, and it includes what the dump charges. Old doors, trim and hardware get a second life around here, so show them to a thrift store first.',
    ],
  },
}
