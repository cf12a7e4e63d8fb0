import type { CityGuide } from './city-guide'

export const SAN_ANTONIO: CityGuide = {
  intro:
    'San Antonio moves to the rhythm of military orders, school years and Fiesta. A base gate, a porch in King William and a limestone slope at the edge of the Hill Country each make for a different day’s work, so tell us which one is yours.',
  districts: {
    'King William and Southtown':
      'Victorian houses with high ceilings, deep porches and doorways too narrow for a modern box spring. Beds and armoires may have to come apart for the stairs.',
    'Downtown and the Pearl':
      'Lofts and apartments close to the River Walk, on streets where a parked truck gets noticed fast. Your property manager knows the loading area, so get directions right down to the floor and the door.',
    'Monte Vista':
      'Large old houses, some divided into apartments, some with a carriage house in the yard. Will it be the front stairs or the back? Knowing that saves your plaster and our knees.',
    'Stone Oak and the Medical Center':
      'Stone Oak sits on hilly streets, much of it behind neighborhood gates, so a code helps. Around the Medical Center, it’s mostly apartments, often with outside stairs.',
    'Schertz and Converse':
      'Near Randolph, where plenty of families come and go with the service. Houses with garages make for easy loading, once you decide what’s coming to the next duty station.',
    'New Braunfels and Seguin':
      'On hot weekends the tubers fill New Braunfels from the Comal to the Guadalupe, so a weekday is calmer. Seguin, downstream, has older frame houses and pecan trees that hang over the driveway.',
    Boerne:
      'Head out I-10 and it’s cedar, limestone and long private driveways. Tell us if yours is gravel, how steep it gets, and where a truck can turn around.',
  },
  buildings: {
    title: 'Base gates and narrow old streets',
    paragraphs: [
      'Living on Fort Sam Houston, Lackland or Randolph? Ask the housing office or the visitor center how a civilian crew gets in, and tell us which names and paperwork they require.',
      'In the historic districts, residents and visitors compete for the same curb. Leave your driveway empty for us. If you don’t have one, check ahead with the city about whether a truck needs permission, and tell us which spot to use. In hillside complexes, a building number and the nearest entrance save everyone a long walk.',
    ],
  },
  seasons: {
    title: 'PCS summer, April parades, creek crossings',
    paragraphs: [
      'Orders bunch up from May to August, when school is out too, so ask for a price as soon as you have a report date. Arranging the move yourself (a PPM or DITY)? Find out first which receipts your transportation office wants.',
      'Fiesta takes over downtown in April, and parades close streets. Spring can also bring hail, and after a downpour the low-water crossings flood and trucks can’t get through.',
    ],
  },
  junk: {
    title: 'When bulky week is months away',
    paragraphs: [
      'City crews collect brush and bulky items from houses on separate routes, only a few times a year. Your turn may come long after you hand over the keys. The towns nearby have their own haulers and dates.',
      'What can’t wait goes with us: the sectional that’s too big for the next place, the swing set, the boxes nobody has opened in two moves. Landfill charges are in your price. Ammunition, fuel and liquid paint can’t come along. A local thrift store may want the good pieces.',
    ],
  },
}
