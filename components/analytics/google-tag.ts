import { getPageSetting } from '@/components/ui/browser'
import type { ConsentChoices } from '@/lib/analytics/consent-choices'
import { getConsentDefaults, hasDeniedAll, toConsentSignals } from '@/lib/analytics/tag-consent'
import {
  createConversionEvent,
  getConversionCookieName,
  parseConversionCookie,
  type ConversionKind,
  type TagSettings,
} from '@/lib/analytics/conversions'
import { getCityFromUrl, sanitizeUrl, sanitizeReferrer } from '@/lib/analytics/sanitize-url'
import { hashContact, type UserData } from '@/lib/analytics/user-data'
import type { CityKey } from '@/lib/cities/keys'
import { getChoices, hasGpc } from './choices-storage'
import { TAG_META } from '@/lib/http/page-settings'

/** Only `loadGoogleTag` imports this. Commands wait in `dataLayer` until Google's script has loaded. */

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const TRACKED_CONVERSIONS_KEY = 'counted'

let settings: TagSettings | undefined
let isScriptLoaded = false

export function trackPageView(): void {
  if (!ensureInitialized()) return
  gtag('event', 'page_view', {})
  trackConversion()
}

export function trackCall(): void {
  if (ensureInitialized()) sendConversion('call', getCityFromUrl(new URL(location.href)))
}

/**
 * Tracks the submission that the conversion cookie names, once.
 * @param user hashed user data; until Google's script has loaded, a call with it does nothing
 */
export function trackConversion(user?: UserData): void {
  const conversion = parseConversionCookie(document.cookie)
  if (!conversion || !ensureInitialized() || (user && !isScriptLoaded)) return
  for (const isSecure of [true, false]) {
    document.cookie = `${getConversionCookieName(isSecure)}=; Max-Age=0; Path=/${isSecure ? '; Secure' : ''}`
  }
  if (wasAlreadyTracked(conversion.ref)) return
  if (user) gtag('set', 'user_data', user)
  sendConversion(conversion.kind, conversion.cityKey, conversion.ref)
}

export async function hashUserData(form: FormData): Promise<UserData | undefined> {
  if (getChoices().advertising !== true) return undefined
  return hashContact({ email: getTextValue(form, 'email'), phone: getTextValue(form, 'phone') })
}

function getTextValue(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function applyChoices(choices: ConsentChoices): void {
  if (settings) gtag('consent', 'update', toConsentSignals(choices))
  else ensureInitialized()
}

function sendConversion(kind: ConversionKind, cityKey: CityKey, ref?: string): void {
  const { name, parameters } = createConversionEvent(kind, cityKey, ref)
  const eventParameters = { ...parameters, transport_type: 'beacon' }
  gtag('event', name, eventParameters)
  const sendTo = settings?.ads[kind]
  if (sendTo) gtag('event', 'conversion', { ...eventParameters, send_to: sendTo })
}

/** Loads Google's script at the first call. @returns true when tracking is allowed */
function ensureInitialized(): boolean {
  const choices = getChoices()
  if (hasDeniedAll(choices)) return false
  if (settings) return true
  settings = JSON.parse(getPageSetting(TAG_META) ?? '') as TagSettings
  for (const defaults of getConsentDefaults(hasGpc())) gtag('consent', 'default', defaults)
  if (Object.keys(choices).length > 0) gtag('consent', 'update', toConsentSignals(choices))
  gtag('set', { ads_data_redaction: true, url_passthrough: false })
  gtag('js', new Date())
  gtag('set', {
    page_location: sanitizeUrl(new URL(location.href)),
    page_referrer: sanitizeReferrer(document.referrer, location.origin),
  })
  // We send page views in trackPageView: Google's own would contain unsanitized URLs.
  for (const id of settings.ids) gtag('config', id, { send_page_view: false })
  loadScript(settings.ids)
  return true
}

function loadScript([firstId = '']: readonly string[]): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${firstId}`
  script.onload = () => {
    isScriptLoaded = true
  }
  document.head.append(script)
}

const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer ??= []
  // Google's queue accepts `arguments` objects only, no arrays.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}

/** Records the submission in this tab, because "back" repeats page views. @returns true if it was there */
function wasAlreadyTracked(ref: string): boolean {
  try {
    const trackedRefs = sessionStorage.getItem(TRACKED_CONVERSIONS_KEY)?.split(' ') ?? []
    if (trackedRefs.includes(ref)) return true
    sessionStorage.setItem(TRACKED_CONVERSIONS_KEY, [...trackedRefs, ref].join(' '))
  } catch {
    // If there is no storage, Google deduplicates by transaction_id.
  }
  return false
}
