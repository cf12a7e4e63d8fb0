import type { City } from './city'
import { HAMILTON_NIAGARA } from './shared-facts'

export const HAMILTON: City = {
  ...HAMILTON_NIAGARA,
  name: 'Hamilton',
  servedCities: ['Hamilton', 'Burlington', 'Stoney Creek', 'Ancaster', 'Dundas'],
  guide: {
    intro:
      'Ask a Hamiltonian the way and you hear “up the Mountain” or “below it” before any street name. The escarpment shapes every move: which level you load on, and which access the truck climbs.',
    districts: [
      {
        name: 'The North End and Corktown',
        text: 'Brick rows and workers’ cottages between the bay and the foot of the cliff. Stairs are steep, walls shared, doors on the sidewalk; if an alley behind is passable, say so.',
      },
      {
        name: 'Durand and Kirkendall',
        text: 'Mansions divided into apartments stand near tall rental towers. Towers need the superintendent’s elevator key; a divided mansion offers a grand stair first and a mean one last.',
      },
      {
        name: 'Westdale and Ainslie Wood',
        text: 'McMaster’s neighbourhoods, with Westdale’s streets curving around its village. Student leases often start on May 1, so exams and packing overlap in the same small rooms.',
      },
      {
        name: 'The Mountain',
        text: 'Wartime houses near Concession Street, then bungalows, and younger subdivisions south of the Linc. Driveways are easy up here; the trip down is what needs a plan.',
      },
      {
        name: 'Stoney Creek',
        text: 'It, too, has an upper and a lower half: the old village and the lakeshore below, townhouse streets above. Mention yours, or we start on the wrong side of the hill.',
      },
      {
        name: 'Ancaster and Dundas',
        text: 'Ancaster lies on top with wide lots and long driveways, Dundas in the valley with brick houses under the rock. The roads between them wind more than the map admits.',
      },
      {
        name: 'Burlington',
        text: 'Across the harbour, in Halton: lakefront condos, Aldershot bungalows, townhouses to the north. The Skyway or the 403 lies between, and a morning window dodges the afternoon crawl.',
      },
    ],
    buildings: {
      title: 'Which access will the truck take?',
      paragraphs: [
        'Mountain accesses differ in grade and bends, not all of them suit trucks, and rockfall or repairs close one from time to time. Choosing is our part; yours is to say on which level each home stands.',
        'In the lower city a missed turn can mean a lap of one-way streets. Where a row has no driveways, ask the city in good time about keeping curb free before your door, and point out porch steps, iron railings and the bend at the foot of the stair.',
      ],
    },
    seasons: {
      title: 'Rain below, snow above',
      paragraphs: [
        'The same storm can be wet on Barton Street and white on Mohawk Road, so judge the weather at both ends. Fog likes the brow, ice likes the outside steps; sand yours early.',
        'May and September crowd the west end with students. On football days the streets around the stadium, in the east of the lower city, fill up early: if you live near it, look at the team’s home schedule before the calendar.',
      ],
    },
    junk: {
      title: 'Bulk pickup, recycling centre, or us',
      paragraphs: [
        'Hamilton picks up large household items from homes, but only when arranged beforehand. Its community recycling centres, in Dundas, on the Mountain and in the east end, accept a great deal that you drive there yourself. Burlington goes by Halton Region’s calendar.',
        'We come for what will not fit a car: the attic wardrobe, the workbench in the alley garage, a renovation in forty bags. Dump charges come out of the price we agreed. Reuse before refuse, as they say; leftover paint and cylinders are for those centres.',
      ],
    },
  },
}
