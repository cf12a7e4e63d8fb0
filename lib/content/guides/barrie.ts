import type { CityGuide } from './city-guide'

export const BARRIE: CityGuide = {
  intro:
    'Barrie wraps around Kempenfelt Bay, climbs away from the water, and gets snow that Toronto only reads about. Slopes, squalls and Highway 400 are the three things to plan for.',
  districts: {
    'Downtown and the east end':
      'Waterfront condos, apartments above the shops on Dunlop Street, and century-old brick on the hill behind. Even a short walk can be a steep one, so tell us how many steps lead up from the road.',
    'Allandale and Painswick':
      'Allandale was a railway village, and its smaller, older houses show it. Painswick, out by the Barrie South GO station, is family streets and townhouses full of commuters.',
    'Holly and Ardagh':
      'Southwestern subdivisions beside the Ardagh Bluffs, with two-car garages and hockey gear to match. With a walkout basement, heavy things can go out through the yard, if the ground is firm.',
    'Georgian and Sunnidale':
      'College students and hospital staff rent in the northeast, around Georgian Drive. Around Sunnidale Road, it’s bungalows on bigger lots, which makes for an easier, ground-floor job.',
    Innisfil:
      'Alcona’s family homes, Lake Simcoe cottages on skinny lanes and the condos of Friday Harbour. Tell us about gates, private roads and low branches a tall truck might hit.',
    Orillia:
      'Between Lake Simcoe and Lake Couchiching: a brick main street, a Lakehead campus and houses with porches. Waterfront lawns are soft after rain, so we stay on the pavement.',
    'Angus and Bradford':
      'Angus has Base Borden next door, so families there come and go with their postings. Bradford, above the Holland Marsh, is part farm town, part commuter suburb, so tell us which kind of place you have.',
  },
  buildings: {
    title: 'Hills above the bay',
    paragraphs: [
      'A driveway that feels like nothing in a car is another story with a loaded dolly. Let us know if yours drops toward the bay, if there are stairs instead of a path, or if it’s flatter to load around the corner.',
      'Lakeside buildings set their own elevator times, and the manager can tell you which entrance movers use. On newer streets, cars line the road on evenings and weekends, so ask your neighbours the night before to leave room for a truck.',
    ],
  },
  seasons: {
    title: 'Squalls, cottagers, the 400',
    paragraphs: [
      'Bands of snow blow in from Georgian Bay and can hide one end of town while the sun shines at the other. From December through March, overnight parking on city streets is off limits, snow or no snow.',
      'In summer, cars pour north on Friday and home on Sunday. A weekday, or a Saturday against the traffic, moves faster. Postings at Borden and student moves bunch up between June and September, so book those weeks early.',
    ],
  },
  junk: {
    title: 'A loveseat won’t fit in the cart',
    paragraphs: [
      'Barrie empties its carts with a mechanical arm, and no arm picks up a loveseat. Orillia and the County of Simcoe run their own collection, so what works for your uncle in Innisfil may not work on your street.',
      'Two people with a truck aren’t so picky: cottage beds, swing sets, hot tubs, a flattened shed. The landfill fee is in your price from the start. Furniture that’s still solid can go to a thrift store for someone’s first apartment. Marine flares, gasoline and deck stain have to go to a hazardous waste depot.',
    ],
  },
}
