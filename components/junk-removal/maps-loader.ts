import { adapterOf, type MapsAdapter } from './maps-adapter'

const TIMEOUT_MS = 5_000

let loading: Promise<MapsAdapter | undefined> | undefined

/**
 * Loads Google's Maps script, once a page view. Undefined without a key and when that fails, for
 * whatever reason: typing the address by hand always works, so nobody needs to hear of it.
 */
export async function loadMaps(key: string | undefined): Promise<MapsAdapter | undefined> {
  if (!key) return undefined
  loading ??= new Promise((resolve) => {
    const giveUp = () => resolve(undefined)
    setTimeout(giveUp, TIMEOUT_MS)
    try {
      // It stays after the timeout: a script that comes late complains if nobody is there to call.
      window.homeTeamMapsReady = () => resolve(safeAdapter())
      window.gm_authFailure = giveUp
      const script = document.createElement('script')
      script.src = address(key)
      script.async = true
      script.onerror = giveUp
      document.head.append(script)
    } catch {
      giveUp()
    }
  })
  return loading
}

function address(key: string): string {
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    libraries: 'places',
    loading: 'async',
    callback: 'homeTeamMapsReady',
  })
  return `https://maps.googleapis.com/maps/api/js?${query}`
}

/** Whatever stands under Google's name may be of any shape. */
function safeAdapter(): MapsAdapter | undefined {
  try {
    return adapterOf(window.google?.maps)
  } catch {
    return undefined
  }
}
