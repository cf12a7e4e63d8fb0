import type { City } from './city'
import { ONTARIO } from './shared-facts'

export const BARRIE: City = {
  ...ONTARIO,
  name: 'Barrie',
  locationId: 'barrie',
  locationName: 'Barrie-Simcoe',
  servedCities: ['Barrie', 'Innisfil', 'Orillia', 'Angus', 'Bradford'],
  guide: {
    intro:
      'Barrie wraps around Kempenfelt Bay, climbs away from the water, and gets snow that Toronto only reads about. Slopes, squalls and Highway 400 are the three things to plan for.',
    districts: [
      {
        name: 'Downtown and the east end',
        text: 'Waterfront condos, flats over the shops of Dunlop Street, and century brick on the hill behind. A short address can be a steep one: say how many steps lead up from the road.',
      },
      {
        name: 'Allandale and Painswick',
        text: 'Allandale was a railway village, and its smaller, older houses show it. Painswick, out by the Barrie South GO station, is family streets and townhouses full of commuters.',
      },
      {
        name: 'Holly and Ardagh',
        text: 'Southwestern subdivisions beside the Ardagh Bluffs, with two-car garages and hockey gear to match. A walkout basement lets heavy things leave through the yard, if the ground is firm.',
      },
      {
        name: 'Georgian and Sunnidale',
        text: 'College students and hospital staff rent in the northeast, around Georgian Drive. Around Sunnidale Road, bungalows on bigger lots make a gentler, ground-floor job.',
      },
      {
        name: 'Innisfil',
        text: 'Alcona’s family homes, Lake Simcoe cottages on skinny lanes and the condos of Friday Harbour. Mention gates, private roads and trees that a tall truck would meet.',
      },
      {
        name: 'Orillia',
        text: 'Between Lake Simcoe and Lake Couchiching: a brick main street, porched houses and a Lakehead campus. Waterfront lawns are soft after rain, so we stay on the pavement.',
      },
      {
        name: 'Angus and Bradford',
        text: 'Angus has Base Borden next door, and its households come and go with the orders. Bradford, above the Holland Marsh, is part farm town, part commuter suburb: yard or row house?',
      },
    ],
    buildings: {
      title: 'Hills above the bay',
      paragraphs: [
        'A driveway that feels ordinary in a car feels otherwise under a loaded dolly. Let us know if yours drops toward the bay, if stairs replace the path, or if the next corner is flatter for loading.',
        'Lakeside buildings set their own elevator times, and the manager can tell you which entrance is meant for furniture. On newer streets, cars line the road on evenings and weekends; knock next door the night before and have a truck’s length kept free.',
      ],
    },
    seasons: {
      title: 'Squalls, cottagers, the 400',
      paragraphs: [
        'Bands of snow blow in from Georgian Bay and can hide one end of town while the sun shines on the other. From December through March, overnight parking on city streets is off limits, flakes or no flakes.',
        'In summer, cars pour north on Friday and home on Sunday. A weekday, or a Saturday against the stream, gets through sooner. Postings at Borden and rooms at the college bunch up between June and September, so those weeks need a head start.',
      ],
    },
    junk: {
      title: 'A cart cannot lift a loveseat',
      paragraphs: [
        'Barrie empties its carts with a mechanical arm, and no arm picks up a loveseat. Orillia and the County of Simcoe run services apart from Barrie’s, so advice from an Innisfil uncle may be wrong on your street.',
        'Two people with a truck are less particular: cottage beds, swing sets, hot tubs, a shed knocked flat. What the landfill asks is in your price from the outset. Sound furniture can go to a reuse store for someone’s first apartment. Marine flares, gasoline and deck stain need a hazardous waste depot.',
      ],
    },
  },
}
