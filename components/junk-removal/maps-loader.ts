import { MAPS_META } from '@/lib/forms/form'
import { createMapsAdapter, type MapsAdapter } from './maps-adapter'
import type { Center } from './prediction-sources'

const TIMEOUT_MS = 5_000

let adapterPromise: Promise<MapsAdapter | undefined> | undefined

/** Undefined where addresses are typed by hand. */
export function getMapsKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${MAPS_META}"]`)?.content
}

/** Loads Google's Maps script once per page view; undefined without a key or when loading fails. */
export async function loadMaps(
  key: string | undefined,
  center: Center,
): Promise<MapsAdapter | undefined> {
  if (!key) return undefined
  adapterPromise ??= new Promise((resolve) => {
    const resolveUndefined = () => resolve(undefined)
    setTimeout(resolveUndefined, TIMEOUT_MS)
    try {
      // Stays after the timeout: a late script throws if its callback is missing.
      window.homeTeamMapsReady = () => resolve(createAdapterSafely(center))
      window.gm_authFailure = resolveUndefined
      const script = document.createElement('script')
      script.src = scriptUrl(key)
      script.async = true
      script.onerror = resolveUndefined
      document.head.append(script)
    } catch {
      resolveUndefined()
    }
  })
  return adapterPromise
}

function scriptUrl(key: string): string {
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    libraries: 'places',
    loading: 'async',
    callback: 'homeTeamMapsReady',
  })
  return `https://maps.googleapis.com/maps/api/js?${query}`
}

/** A blocked or replaced script may define `google` with any shape. */
function createAdapterSafely(center: Center): MapsAdapter | undefined {
  try {
    return createMapsAdapter(window.google?.maps?.places, center)
  } catch {
    return undefined
  }
}
