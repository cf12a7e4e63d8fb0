import type { City } from './city'
import { TEXAS } from './shared-facts'

export const DFW: City = {
  ...TEXAS,
  name: 'Dallas-Fort Worth',
  locationId: 'dallas-fort-worth',
  locationName: 'Dallas-Fort Worth',
  servedCities: ['Dallas', 'Fort Worth', 'Arlington', 'Plano', 'Irving', 'Frisco'],
  guide: {
    intro:
      'Two big downtowns, a crowd of cities around them, and each has its own curbs, alleys and trash days. Always name the city with the street: “Main Street” could be Dallas, Fort Worth or Frisco.',
    districts: [
      {
        name: 'Uptown Dallas and Deep Ellum',
        text: 'Apartment blocks whose leasing offices hand out move-in times, and lofts near bars and music rooms. For Deep Ellum, choose a weekday morning: at night the curb belongs to the crowd.',
      },
      {
        name: 'Oak Cliff and the M Streets',
        text: 'Craftsman bungalows, Tudor cottages, a slim drive along the wall and a garage at the back. Oak Cliff also has hills, so mention the front steps.',
      },
      {
        name: 'Fort Worth',
        text: 'Porches in Fairmount, bricks on Camp Bowie, student rentals around TCU, new subdivisions toward Alliance. These lie far apart: a cross street helps us more than “near downtown”.',
      },
      {
        name: 'Arlington',
        text: 'Halfway between the downtowns, with the stadiums and a university. Look up ball games and concerts before you settle on a date: traffic by the stadiums sets the pace.',
      },
      {
        name: 'Irving',
        text: 'Las Colinas has towers and canal-side apartments with garages often too low for a moving truck. South Irving is older one-story houses with driveways, which a crew of two likes.',
      },
      {
        name: 'Plano',
        text: 'Behind many houses runs an alley, and that is where the garage opens. A big truck is often better off in front, so clear a way through the house to that door.',
      },
      {
        name: 'Frisco',
        text: 'Two-story brick houses in planned communities, with the treadmill in the upstairs game room. Where the streets are new, maps can lag: give us the nearest main road.',
      },
    ],
    buildings: {
      title: 'Clay soil, sticking doors, gate codes',
      paragraphs: [
        'North Texas clay swells and shrinks under the slab, and a door that swings in March may drag in August. Measure whichever complains.',
        'Gated complexes need a code that works on moving day; high-rises commonly hold a freight elevator for you and keep the mover’s insurance on file. If the only place to load is a metered curb, ask that city in advance whether a permit is needed, and let us hear the answer.',
      ],
    },
    seasons: {
      title: 'Hail in spring, ice in winter',
      paragraphs: [
        'Spring means hail and tornado watches: leave the garage free, so that things wait under a roof. July and August can pass a hundred degrees just as leases turn near UT Arlington, TCU and SMU. Take the first window of the day.',
        'The State Fair fills the roads around Fair Park in early fall. Winters are mild until one is not: ice settles on bridges and flyovers first. If yours is glazed, call and we talk about another date.',
      ],
    },
    junk: {
      title: 'Every city its own bulk rules',
      paragraphs: [
        'Cross a city line and brush and bulk collection changes: the week, the size of the heap, curb or alley. Look it up for your address. In a complex, a mattress beside the dumpster may come back as a charge.',
        'We fetch it from the game room, the patio or the back fence, shed and hail-beaten grill included; what the transfer station asks is already in your one price. Pool chlorine and old paint need a household hazardous-waste program. First let a local reuse store see the rest.',
      ],
    },
  },
}
