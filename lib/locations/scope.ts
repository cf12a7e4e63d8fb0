import { getAreaLocation, listLocationAreas } from '@/lib/cities/location-cities'
import type { AreaKey, LocationId } from '@/lib/cities/locations'

/** The areas that a change is about. The record has their fields at `path`: '' or `areas/houston/`. */
export type Scope = ReturnType<typeof getLocationScope>

export const getLocationScope = (id: LocationId) => ({
  ...{ id, areas: listLocationAreas(id), path: '', name: id as AreaKey },
})

export function getAreaScope(areaKey: AreaKey): Scope {
  const whole = getLocationScope(getAreaLocation(areaKey))
  if (whole.areas.length === 1) return whole
  return { ...whole, areas: [areaKey], path: getOwnPath(areaKey), name: areaKey }
}

export const getOwnPath = (areaKey: AreaKey) => `areas/${areaKey}/`
