import type { CityGuide } from './city-guide'

export const EDMONTON: CityGuide = {
  intro:
    'Edmonton is quadrants, numbered streets and one deep river valley. Give us the whole address, NW or SW included: 100 Street and 100 Avenue are different places, and not every bridge takes trucks.',
  districts: {
    'Downtown and Wîhkwêntôwin':
      'Wîhkwêntôwin, long called Oliver, mixes three-storey walk-ups and high-rises; 104 Street still has its warehouse lofts. In a walk-up, the lowest suites are half underground, so count the steps down as well as up.',
    'Garneau and Strathcona':
      'University rentals, porches on character houses and the crowds of Whyte Avenue. When the August festivals take over the parking, the back alley is the better way in.',
    'Glenora and Highlands':
      'Tree-lined streets of older houses, now joined by slim infill homes. A skinny house means a long climb, so tell us about each landing and how tight the turns are.',
    'Mill Woods and Castle Downs':
      'Crescents and loops at opposite ends of the city. Bi-levels are common, and they split at the front door: half the furniture goes up, the other half down.',
    'St. Albert':
      'Our neighbour to the northwest, on the Sturgeon River. Streets in one subdivision usually start with the same letter, so spell yours out and save the driver a tour.',
    'Sherwood Park':
      'Officially a hamlet in Strathcona County, though it’s bigger than many cities. It’s mostly detached houses with double garages, and the garage is usually the longer job.',
    'Leduc and Spruce Grove':
      'Leduc is south, by the international airport; Spruce Grove is due west. Both have acreages on range roads nearby, where directions help more than a postal code.',
  },
  buildings: {
    title: 'Alleys, low bridges, long stairs',
    paragraphs: [
      'Back alleys are this city’s service entrance. Unlock the gate, roll the carts aside and warn us about low wires or a leaning garage. In newer areas the front driveway is all there is, so keep it empty.',
      'The High Level Bridge is notorious for its low clearance and carries cars southbound only, so crossing the valley takes some planning. Downtown towers have you reserve the elevator and sometimes a dock, so talk to the manager while your date can still shift.',
    ],
  },
  seasons: {
    title: 'Thirty below, then festivals',
    paragraphs: [
      'Deep cold makes plastic brittle and fingers slow. Take plants in a heated car, and let a TV or a guitar warm up before you use it. Clear the ice off the back steps, too, not just the front.',
      'After heavy snow the city calls parking bans in phases, with main roads and bus routes first and residential blocks later. Find out which phase covers your street. April’s melt leaves sand and puddles, so put something over light carpet, and July hail likes to show up when the truck is open.',
    ],
  },
  junk: {
    title: 'Beyond the black and green carts',
    paragraphs: [
      'A couch won’t fit in a cart. Edmonton’s Eco Stations accept bulky goods, old electronics and household hazardous waste from residents, which is great if you’ve got a pickup truck and a friend.',
      'Otherwise, call our crew of two. List the pieces and you’ll get one price with the disposal fees included. Then just point us to the basement, the garage or the alley. Call a thrift store about anything that’s still good. Propane, fuel cans and paint have to wait for your own Eco Station trip.',
    ],
  },
}
