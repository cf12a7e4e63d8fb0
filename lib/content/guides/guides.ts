import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { BARRIE } from './barrie'
import { BRANTFORD } from './brantford'
import { CAMBRIDGE } from './cambridge'
import type { CityGuide } from './city-guide'
import { DFW } from './dfw'
import { DFW_ES } from './dfw-es'
import { EDMONTON } from './edmonton'
import { FORT_LAUDERDALE } from './fort-lauderdale'
import { FORT_LAUDERDALE_ES } from './fort-lauderdale-es'
import { GUELPH } from './guelph'
import { HAMILTON } from './hamilton'
import { HOUSTON } from './houston'
import { HOUSTON_ES } from './houston-es'
import { KITCHENER } from './kitchener'
import { MIAMI } from './miami'
import { MIAMI_ES } from './miami-es'
import { NIAGARA } from './niagara'
import { OTTAWA } from './ottawa'
import { OTTAWA_FR } from './ottawa-fr'
import { SAN_ANTONIO } from './san-antonio'
import { SAN_ANTONIO_ES } from './san-antonio-es'
import { TORONTO } from './toronto'
import { WATERLOO } from './waterloo'

const GUIDES: Record<CityKey, CityGuide> = {
  toronto: TORONTO,
  miami: MIAMI,
  'fort-lauderdale': FORT_LAUDERDALE,
  kitchener: KITCHENER,
  waterloo: WATERLOO,
  cambridge: CAMBRIDGE,
  guelph: GUELPH,
  brantford: BRANTFORD,
  edmonton: EDMONTON,
  ottawa: OTTAWA,
  hamilton: HAMILTON,
  niagara: NIAGARA,
  houston: HOUSTON,
  sanantonio: SAN_ANTONIO,
  'san-antonio': SAN_ANTONIO,
  dfw: DFW,
  barrie: BARRIE,
}

const GUIDES_BY_LANGUAGE: Record<Language, Partial<typeof GUIDES>> = {
  en: GUIDES,
  fr: { ottawa: OTTAWA_FR },
  es: {
    miami: MIAMI_ES,
    'fort-lauderdale': FORT_LAUDERDALE_ES,
    houston: HOUSTON_ES,
    sanantonio: SAN_ANTONIO_ES,
    'san-antonio': SAN_ANTONIO_ES,
    dfw: DFW_ES,
  },
}

export function getGuide(cityKey: CityKey | null, language: Language = 'en'): CityGuide {
  const key = cityKey ?? DEFAULT_CITY
  return GUIDES_BY_LANGUAGE[language][key] ?? GUIDES[key]
}
