import type { City } from './city'
import { KITCHENER_WATERLOO } from './shared-facts'

export const CAMBRIDGE: City = {
  ...KITCHENER_WATERLOO,
  name: 'Cambridge',
  servedCities: ['Cambridge', 'Galt', 'Preston', 'Hespeler', 'Ayr'],
  guide: {
    intro:
      'Cambridge is three old towns under one name. Galt, Preston and Hespeler each kept a main street and a riverbank, so “downtown” alone tells a mover nothing: say which one.',
    districts: [
      {
        name: 'Galt',
        text: 'Stone churches and houses climb both banks of the Grand. Streets are steep, some front doors sit well above the sidewalk, and new towers rise next to the old foundry.',
      },
      {
        name: 'West Galt and Blair',
        text: 'Large older homes under big trees, then the little village of Blair upriver. If a piano or a sideboard is coming, measure the stair landing before you promise it a room.',
      },
      {
        name: 'Preston',
        text: 'King Street passes through on its way to Kitchener, lined with storefronts and flats above them. An upstairs flat may have a single straight stair and a second door at the back.',
      },
      {
        name: 'Hespeler',
        text: 'A mill town on the Speed River, now ringed by subdivisions close to the 401. Former mill buildings hold lofts; around them stand cottages with doors from another century.',
      },
      {
        name: 'North Galt and Hespeler Road',
        text: 'Apartment blocks, plazas and bungalows along the commercial strip that ends at the Delta. Shoppers fill it on Saturdays, and a side street is often the gentler approach.',
      },
      {
        name: 'East Galt',
        text: 'Newer two-storey streets reach out toward Shade’s Mills. The garage is the biggest room of such a house: sort it into coming, giving and going.',
      },
      {
        name: 'Ayr',
        text: 'A North Dumfries village on the Nith, with mill ponds, century homes and fresh subdivisions. Country lots run deep, so tell us whether the pile is near the road or behind the barn.',
      },
    ],
    buildings: {
      title: 'Three cores, few bridges',
      paragraphs: [
        'In Galt only a handful of bridges cross the Grand, and freight trains can stop traffic at a crossing. With both addresses and a word about any steep driveway, we can work out which bank to load first.',
        'The cores have shops below and homes above. The entrance may hide in an alley, the stair may lack a landing, the curb may be timed for shoppers. Ask city hall about space ahead of your day, and picture the doorway for us.',
      ],
    },
    seasons: {
      title: 'When the Grand runs high',
      paragraphs: [
        'Snowmelt lifts the Grand and the Speed, and low streets near the water follow the flood notices each spring. Keep packed boxes off a cellar floor in March, even if you leave in May.',
        'Hills are the winter worry: salt the steps and scrape the driveway to bare pavement, since a dolly has no winter tires. Film crews like Galt’s stone blocks, so look for posted notices in your street before you fix a date.',
      ],
    },
    junk: {
      title: 'From the cellar to Savage Drive',
      paragraphs: [
        'The Region of Waterloo has a waste site on Savage Drive, where residents can bring large items and hazardous household products themselves. That suits one chair and a willing cousin.',
        'A chest freezer under a Galt kitchen, a shed in Hespeler or a torn-out Preston bathroom is more than that. You see our price in writing before anything is lifted, with what the dump charges inside it. Old doors, trim and hardware find new houses here, so show them to a reuse store beforehand.',
      ],
    },
  },
}
