import type { CityGuide } from './city-guide'

export const HAMILTON: CityGuide = {
  intro:
    'Ask a Hamiltonian for directions and you’ll hear “up the Mountain” or “down below” before any street name. The escarpment shapes every move: which level you load on, and which access the truck climbs.',
  districts: {
    'The North End and Corktown':
      'Brick rows and workers’ cottages between the bay and the bottom of the escarpment. The stairs are steep, the walls are shared and the doors open onto the sidewalk. If a truck can get down the alley out back, tell us.',
    'Durand and Kirkendall':
      'Mansions divided into apartments stand near tall rental towers. In a tower, you’ll need the superintendent’s elevator key; in a divided mansion, it’s a grand staircase first and a mean little one last.',
    'Westdale and Ainslie Wood':
      'McMaster’s neighbourhoods, with Westdale’s streets curving around its village. Student leases often start on May 1, so exams and packing overlap in the same small rooms.',
    'The Mountain':
      'Wartime houses near Concession Street, then bungalows, and newer subdivisions south of the Linc. Driveways are easy up here. It’s the trip down that needs a plan.',
    'Stoney Creek':
      'There’s an upper and a lower half here, too: the old village and the lakeshore below, townhouse streets above. Tell us which one is yours, or we’ll start on the wrong side of the hill.',
    'Ancaster and Dundas':
      'Ancaster is on top, with wide lots and long driveways; Dundas is in the valley, with brick houses under the escarpment. The roads between them wind more than the map lets on.',
    Burlington:
      'Across the harbour, in Halton: lakefront condos, Aldershot bungalows, townhouses to the north. The Skyway or the 403 gets you there, and a morning window dodges the afternoon crawl.',
  },
  buildings: {
    title: 'Which access will the truck take?',
    paragraphs: [
      'Mountain accesses differ in grade and bends, not all of them suit trucks, and rockfall or repairs close one from time to time. Picking one is our job. Yours is to tell us which level each home is on.',
      'In the lower city a missed turn can mean a lap of one-way streets. If your row has no driveways, ask the city well ahead about holding a spot in front of your door, and tell us about porch steps, iron railings and the bend at the bottom of the stairs. If the only way to your door is a flight of steps from the street, as with some houses under the brow, count them before we come for a piano.',
    ],
  },
  seasons: {
    title: 'Rain below, snow above',
    paragraphs: [
      'The same storm can be wet on Barton Street and white on Mohawk Road, so check the weather at both ends. Fog settles on the brow and ice on outside steps, so sand yours early.',
      'In May and September, students crowd the west end. On football days the streets around the stadium, in the lower city’s east end, fill up early. If you live nearby, check the team’s home schedule before you pick a date.',
    ],
  },
  junk: {
    title: 'Bulk pickup, recycling centre, or us',
    paragraphs: [
      'Hamilton picks up large household items from homes, but only if you book ahead. Its community recycling centres, in Dundas, on the Mountain and in the east end, take a lot of things, if you drive them there yourself. Burlington goes by Halton Region’s calendar.',
      'We come for what won’t fit in a car: the armoire in the attic, the workbench in the alley garage, a renovation in forty bags. Dump charges are included in the price we agree on. Give the good things away first. Leftover paint and propane cylinders go to the recycling centres.',
    ],
  },
}
