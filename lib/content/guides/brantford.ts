import type { CityGuide } from './city-guide'

export const BRANTFORD: CityGuide = {
  intro:
    'Brantford lies in a bend of the Grand behind its dikes, with a university in the old downtown and farm country at its back. Plenty of moves here end at the top of a hill or down a gravel lane.',
  districts: {
    Downtown:
      'Laurier and college students live on upper floors and in converted buildings around Victoria Park, Colborne and Dalhousie. Some streets are one-way, so check which way yours runs.',
    'West Brant and Holmedale':
      'West Brant, over the Lorne Bridge, mixes older houses near the water with sprawling new subdivisions. Holmedale, on the downtown side, still has small brick homes near the dike.',
    'Eagle Place':
      'Narrow lots in the loop of the river, and storey-and-a-half houses with bedrooms under the roof. A queen box spring that went up before the renovation may not come down in one piece.',
    'Terrace Hill and the north end':
      'Terrace Hill looks down on downtown from above the tracks. Farther out, bungalows and side-splits spread toward Highway 403 and past it, with driveways that fit a truck.',
    'Echo Place':
      'The eastern side of town along Colborne Street East, with modest houses and deep yards. Walk to the back fence before you call it half a load: sheds hide there, and so does whatever the last owner left.',
    Paris:
      'Cobblestone houses, two rivers meeting, slopes in every direction. Grand River Street is a squeeze at noon, and an uphill side door may be easier than the front steps.',
    'St. George and Burford':
      'These County of Brant villages are on different sides of the city: one in apple country to the north, one in farm fields to the west. Be sure to put your outbuildings on the list.',
  },
  buildings: {
    title: 'Walk-ups, buff brick, tight driveways',
    paragraphs: [
      'Apartments above downtown shops have one door, one long staircase and no elevator. Count the steps for your quote and ask where loading is allowed, because buses, students and the lunch crowd share that curb.',
      'In the older wards, pale brick houses stand close together, and driveways were made for narrower cars. There may be room to park but none to swing a door open. If a hedge, a porch or a hydro pole is in the way, mention it when you call. The newer streets of West Brant curve and end in courts, where a long truck turns slowly, so ask the neighbours to leave the circle clear that morning.',
    ],
  },
  seasons: {
    title: 'River ice, fall fairs',
    paragraphs: [
      'When the ice breaks up, the whole town watches the water. In February 2018, it forced people out of Holmedale, Eagle Place and Old West Brant, so keep late-winter plans loose and your boxes upstairs.',
      'March and April can bring load limits on country roads, so tell us early if you’re on a farm. Students move in again in September, then St. George has its apple festival and Burford its Thanksgiving fair. Skip those two weekends if your lane comes off the main street.',
    ],
  },
  junk: {
    title: 'City landfill, county rules',
    paragraphs: [
      'Brantford runs the Mohawk Street landfill. The County of Brant, all around it, is a separate government with separate collection, and its pickup of large items has to be booked ahead. Ask whichever one sends your tax bill.',
      'Or leave the lifting to our crew of two: the fridge in the cellar, the kitchen you tore out, the organ nobody plays. The price we agree on covers the landfill bill. Sturdy tables and bikes are worth offering to a thrift store. Save fuel and thinner for the hazardous waste days.',
    ],
  },
}
