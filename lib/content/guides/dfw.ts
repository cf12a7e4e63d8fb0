import type { CityGuide } from './city-guide'

export const DFW: CityGuide = {
  intro:
    'We’ve got two big downtowns and a crowd of cities around them, each with its own curb rules, alleys and trash days. Always give us the city with the street: “Main Street” could be in Dallas, Fort Worth or Frisco.',
  districts: {
    'Uptown Dallas and Deep Ellum':
      'Apartment buildings where the leasing office sets move-in times, and lofts near bars and music venues. For Deep Ellum, pick a weekday morning, because at night the curb belongs to the crowd.',
    'Oak Cliff and the M Streets':
      'Craftsman bungalows and Tudor cottages, with a skinny driveway along the side and a garage in back. Oak Cliff also has hills, so mention the front steps.',
    'Fort Worth':
      'Porches in Fairmount, bricks on Camp Bowie, student rentals around TCU, new subdivisions toward Alliance. They’re far apart, so a cross street helps us more than “near downtown.”',
    Arlington:
      'Halfway between the downtowns, with the stadiums and a university. Look up ball games and concerts before you settle on a date, because stadium traffic sets the pace.',
    Irving:
      'Las Colinas has towers and canal-side apartments with garages that are often too low for a moving truck. South Irving is older one-story houses with driveways, which makes a crew of two happy.',
    Plano:
      'Many houses have an alley out back, and that’s where the garage opens. A big truck is often better off in front, so clear a path through the house to the front door.',
    Frisco:
      'Two-story brick houses in planned communities, with the treadmill up in the second-floor game room. Where the streets are new, maps can lag, so give us the nearest main road.',
  },
  buildings: {
    title: 'Clay soil, sticking doors, gate codes',
    paragraphs: [
      'North Texas clay swells and shrinks under the slab, and a door that swings in March may drag in August. Measure any door that sticks.',
      'For a gated complex, we need a code that works on moving day; high-rises usually hold a freight elevator for you and want the mover’s insurance on file. If the only place to load is a metered curb, ask the city ahead of time if you need a permit, and tell us what they say.',
    ],
  },
  seasons: {
    title: 'Hail in spring, ice in winter',
    paragraphs: [
      'Spring means hail and tornado watches, so clear space in the garage, where your things can wait under cover. July and August can top a hundred degrees just as leases turn over near UT Arlington, TCU and SMU. Ask us for the earliest start of the day.',
      'The State Fair fills the roads around Fair Park in early fall. Winters are mild until they’re not, and ice hits bridges and overpasses first. If your street is a sheet of ice, call and we’ll talk about another date.',
    ],
  },
  junk: {
    title: 'Every city has its own bulk pickup rules',
    paragraphs: [
      'Cross a city line and the rules for brush and bulk pickup change: the week, the size of the pile, curb or alley. Look it up for your address. In a complex, leaving a mattress by the dumpster may get you a bill.',
      'We’ll haul your junk from the game room, the patio or the back fence. That goes for a shed or a hail-beaten grill, too, and the disposal fee is already in your price. Pool chlorine and old paint go to a household hazardous waste program. Let a local thrift store have a look at the good things first.',
    ],
  },
}
