import type { CityKey } from '@/lib/cities/keys'

/** Places that a city's guide (lib/content/guides) names in addition to its served cities. */
export const DISTRICTS: Partial<Record<CityKey, string>> = {
  toronto:
    'Scarborough, Etobicoke, North York, East York, York, The Annex, Cabbagetown, Riverdale, Liberty Village, Port Credit, Streetsville, Meadowvale, Woodbridge, Unionville, Thornhill',
  miami:
    'Brickell, Edgewater, Little Havana, Coconut Grove, Coral Gables, Miami Beach, Hialeah, Doral, Kendall',
  'fort-lauderdale':
    'Las Olas, Las Olas Isles, Galt Ocean Mile, Flagler Village, Hollywood, Pompano Beach, Plantation, Davie',
  kitchener: 'Olde Berlin, Forest Heights, Doon, Huron',
  waterloo: 'Northdale, Mary-Allen, Westmount, Beechwood, Laurelwood, Vista Hills, Eastbridge',
  cambridge: 'West Galt, North Galt, East Galt, Blair',
  guelph: 'Exhibition Park, Willow West, Grange Hill',
  brantford: 'West Brant, Holmedale, Eagle Place, Terrace Hill, Echo Place',
  edmonton: 'Wîhkwêntôwin, Garneau, Strathcona, Glenora, Highlands, Mill Woods, Castle Downs',
  ottawa:
    'Centretown, ByWard Market, The Glebe, Old Ottawa South, Sandy Hill, Vanier, Hull, Aylmer',
  hamilton: 'Corktown, Durand, Kirkendall, Westdale, Ainslie Wood, The Mountain',
  niagara: 'Port Dalhousie, Merritton',
  houston: 'The Heights, Montrose, Museum District, EaDo, Galleria, Meyerland, Braeswood',
  'san-antonio':
    'King William, Southtown, The Pearl, Monte Vista, Stone Oak, Schertz, Converse, Seguin',
  dfw: 'Uptown Dallas, Deep Ellum, Oak Cliff, M Streets',
  barrie: 'Allandale, Painswick, Holly, Ardagh, Georgian, Sunnidale',
}
