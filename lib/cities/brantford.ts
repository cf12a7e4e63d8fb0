import type { City } from './city'
import { KITCHENER_WATERLOO } from './shared-facts'

export const BRANTFORD: City = {
  ...KITCHENER_WATERLOO,
  name: 'Brantford',
  servedCities: ['Brantford', 'Paris', 'St. George', 'Burford'],
  guide: {
    intro:
      'Brantford lies in a bend of the Grand behind its dikes, with a university in the old downtown and farm country at its back. Many moves here end up a hill or a gravel lane.',
    districts: [
      {
        name: 'Downtown',
        text: 'Laurier and college students live on upper floors and in converted buildings around Victoria Park, Colborne and Dalhousie. Some streets are one-way: check which direction your block runs.',
      },
      {
        name: 'West Brant and Holmedale',
        text: 'West Brant, over the Lorne Bridge, mixes older houses near the water with broad new subdivisions. Holmedale, on the downtown bank, keeps its small brick homes near the dike.',
      },
      {
        name: 'Eagle Place',
        text: 'Narrow lots in the loop of the river, and storey-and-a-half houses with bedrooms under the roof. A queen box spring that went up before the renovation may not come down whole.',
      },
      {
        name: 'Terrace Hill and the north end',
        text: 'Terrace Hill looks down on the centre from above the tracks. Farther on, bungalows and side-splits spread toward Highway 403 and past it, with driveways that welcome a truck.',
      },
      {
        name: 'Echo Place',
        text: 'The eastern side of town along Colborne Street East, with modest houses and deep yards. Walk to the back fence before you call it half a load: sheds hide there.',
      },
      {
        name: 'Paris',
        text: 'Cobblestone houses, two rivers meeting, slopes in every direction. Grand River Street is a squeeze at noon, and an uphill side door may beat the front steps.',
      },
      {
        name: 'St. George and Burford',
        text: 'County of Brant villages on different sides of us: one in apple country to the north, one among fields to the west. Outbuildings are welcome on your list.',
      },
    ],
    buildings: {
      title: 'Walk-ups, buff brick, tight driveways',
      paragraphs: [
        'Homes above downtown shops have one door, one long stair and no elevator. Count the steps for your quote and ask where loading is allowed, because buses, lectures and lunch share that curb.',
        'In the older wards, houses of pale brick stand close, and driveways were drawn for narrower cars. There can be space to park and none to swing a door open. A hedge, a porch or a hydro pole in the way is worth a sentence when you call.',
      ],
    },
    seasons: {
      title: 'River ice, fall fairs',
      paragraphs: [
        'When the ice breaks up, the whole town watches the water. In February 2018 it sent people out of Holmedale, Eagle Place and Old West Brant, so keep late-winter plans loose and cardboard upstairs.',
        'March and April can bring load limits to country roads; mention a farm address early. September refills the student rooms, then St. George has its apple festival and Burford its Thanksgiving fair. Avoid those two weekends if your lane meets the main street.',
      ],
    },
    junk: {
      title: 'City landfill, county rules',
      paragraphs: [
        'Brantford runs the Mohawk Street landfill. The County of Brant, all around it, is a separate government with separate collection, and its pickup of large items is booked ahead. Ask whichever one sends your tax bill.',
        'Or leave the lifting to two people: the fridge in the cellar, the kitchen you tore out, the organ nobody plays. We settle the landfill bill from the price agreed. Sturdy tables and bikes should meet a reuse store on the way. Fuel and thinner are for the hazardous waste days.',
      ],
    },
  },
}
