import type { City } from './city'
import { TEXAS } from './shared-facts'

export const SAN_ANTONIO: City = {
  ...TEXAS,
  name: 'San Antonio',
  locationId: 'san-antonio',
  locationName: 'San Antonio',
  servedCities: ['San Antonio', 'New Braunfels', 'Schertz', 'Boerne', 'Seguin', 'Converse'],
  guide: {
    intro:
      'San Antonio moves by military orders, school years and Fiesta. Between a base gate, a porch in King William and a limestone slope at the edge of the Hill Country lie very different days of work; tell us yours.',
    districts: [
      {
        name: 'King William and Southtown',
        text: 'Victorian rooms with high ceilings, deep porches and doorways older than the box spring. Beds and wardrobes may have to come apart for the stairs.',
      },
      {
        name: 'Downtown and the Pearl',
        text: 'Lofts and apartments close to the River Walk, on streets where a truck draws attention quickly. Your property manager knows the loading area: get directions, floor and door included.',
      },
      {
        name: 'Monte Vista',
        text: 'Large old houses, some divided into apartments, some with a carriage house in the yard. Is it the front stair or the back one? An answer saves your plaster and our knees.',
      },
      {
        name: 'Stone Oak and the Medical Center',
        text: 'Stone Oak sits on hilly streets, much of it behind neighborhood gates, so a code helps. Around the Medical Center it is apartments, often with outside stairs.',
      },
      {
        name: 'Schertz and Converse',
        text: 'Near Randolph, where plenty of families come and go with the service. Houses with garages make for easy loading, once you decide what deserves another posting.',
      },
      {
        name: 'New Braunfels and Seguin',
        text: 'On hot weekends the tubers fill New Braunfels from the Comal to the Guadalupe: a weekday is calmer. Seguin, downstream, has older frame houses and pecan trees that reach over the drive.',
      },
      {
        name: 'Boerne',
        text: 'Out I-10 into cedar, limestone and long private drives. Say whether yours is gravel, how steep it gets, and where a truck can turn around.',
      },
    ],
    buildings: {
      title: 'Base gates and narrow old streets',
      paragraphs: [
        'Living on Fort Sam Houston, Lackland or Randolph? Ask the housing office or the visitor center how a civilian crew gets in, and tell us which names and papers they require.',
        'In the historic districts, residents and visitors compete for the same curb. Leave your own driveway empty for us, and if there is none, check with the city ahead whether a truck needs permission, and show us the spot. In hillside complexes, building number and nearest entrance spare a long walk.',
      ],
    },
    seasons: {
      title: 'PCS summer, April parades, creek crossings',
      paragraphs: [
        'Orders bunch up from May to August, when school is out too, so ask for a price as soon as you have a report date. Arranging the move yourself? Find out first which receipts your transportation office wants.',
        'Fiesta takes over downtown in April, and parades close streets. Spring can also throw hail, and after a cloudburst the low-water crossings flood: a road through a creek is then no road for a truck.',
      ],
    },
    junk: {
      title: 'When bulky week is months away',
      paragraphs: [
        'City crews collect brush and bulky items from houses in separate rounds, only now and then through the year. Your turn may fall long after you hand over the keys. The towns around have haulers and dates of their own.',
        'What cannot wait goes with us: the sectional too big for the next quarters, the swing set, boxes sealed since two postings ago. Landfill charges are ours to settle. Ammunition, fuel and wet paint may not ride along. A local reuse store may want the good pieces.',
      ],
    },
  },
}
