import { DEFAULT_OPENING_HOURS } from '@/lib/business/opening-hours'
import type { City } from './city'

export const EDMONTON: City = {
  name: 'Edmonton',
  region: 'AB',
  servedRegions: ['AB'],
  country: 'canada',
  locationId: 'edmonton',
  locationName: 'Greater Edmonton',
  badgeGroup: 'alberta',
  timeZone: 'America/Edmonton',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
  servedCities: ['Edmonton', 'St. Albert', 'Sherwood Park', 'Leduc', 'Spruce Grove'],
  guide: {
    intro:
      'Edmonton is quadrants, numbered streets and one deep river valley. Give us the whole address, NW or SW included: 100 Street and 100 Avenue are different places, and not every river bridge lets a truck through.',
    districts: [
      {
        name: 'Downtown and Wîhkwêntôwin',
        text: 'Wîhkwêntôwin, long called Oliver, sets three-storey walk-ups beside high-rises; 104 Street keeps its warehouse lofts. In a walk-up the lowest suites are half below ground, so count from there.',
      },
      {
        name: 'Garneau and Strathcona',
        text: 'University rentals, porches on character houses and the crowds of Whyte Avenue. When the August festivals take over the parking, the back alley is the better door.',
      },
      {
        name: 'Glenora and Highlands',
        text: 'Tree-lined streets of older houses, now joined by slim infill homes. A skinny house is a long carry upward: note each landing, and the width of the turn.',
      },
      {
        name: 'Mill Woods and Castle Downs',
        text: 'Crescents and loops at opposite ends of the city. Bi-levels are common, and they split at the front door: half the furniture goes up, the other half down.',
      },
      {
        name: 'St. Albert',
        text: 'Our neighbour to the northwest, on the Sturgeon River. Streets in one subdivision usually start with the same letter, so spell yours out and save the driver a tour.',
      },
      {
        name: 'Sherwood Park',
        text: 'Officially a hamlet in Strathcona County, though larger than many cities. Detached houses with double garages set the tone, and the garage is usually the longer job.',
      },
      {
        name: 'Leduc and Spruce Grove',
        text: 'Leduc is south, by the international airport; Spruce Grove is due west. Around both lie acreages on range roads, where directions help more than a postal code.',
      },
    ],
    buildings: {
      title: 'Alleys, low bridges, long stairs',
      paragraphs: [
        'Back alleys are this city’s service entrance. Unlock the gate, roll the carts aside and warn us of low wires or a leaning garage. In newer areas the front driveway is all there is, so keep it empty.',
        'The High Level Bridge is notorious for its low clearance and carries cars southbound only, which makes a valley crossing something to plan. Towers downtown reserve elevators and perhaps a dock; contact management while your date can still shift.',
      ],
    },
    seasons: {
      title: 'Thirty below, then festivals',
      paragraphs: [
        'Deep cold makes plastic brittle and fingers slow. Carry plants in a heated car, and let a television or guitar warm up before you use it. Clear ice from the back steps, too, not only the front.',
        'After heavy snow the city calls parking bans in phases, with main roads and bus routes first and residential blocks later. Find out which phase names your street. Melt leaves sand and puddles in April, so lay something over pale carpet; July can throw hail at an open tailgate.',
      ],
    },
    junk: {
      title: 'Beyond the black and green carts',
      paragraphs: [
        'A cart does not swallow a couch. Edmonton’s Eco Stations accept bulky goods, old electronics and household hazardous waste from residents, which is splendid if you own a pickup and have a friend.',
        'Otherwise there are the two of us. Name the pieces and you get one amount with the dump’s fee counted in; then lead us to the basement, the garage or the alley. Call a reuse store about anything you would give your sister. Propane, fuel cans and paint wait for your own Eco Station trip.',
      ],
    },
  },
}
