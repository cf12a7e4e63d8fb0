import { consentDefaults, forbidsAll, signals, type Choices } from '@/lib/analytics/tag-consent'
import { conversionEvent } from '@/lib/analytics/conversions'
import { sentCookie } from '@/lib/analytics/sent-cookie'
import { readSentMark } from '@/lib/analytics/sent-mark'
import type { ConversionKind, TagSettings } from '@/lib/analytics/tag-settings'
import { cityOfAddress, toldAddress, toldReferrer } from '@/lib/analytics/told-address'
import type { CityKey } from '@/lib/cities/cities'
import { getChoices, hasGpc } from './choices'
import type { UserData } from './user-data'
import { tagMeta } from './with-tag'

/**
 * The loader of Google's tag. Nobody imports it but `withTag`: it is no part of a page's first load.
 * What is told waits in `dataLayer` until Google's script is there.
 */

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const COUNTED_KEY = 'counted'

let settings: TagSettings | undefined
let isLoaded = false
/** The page that all is said to happen on. */
let toldPage: string | undefined

/** A new page: it is told of, and so is the request that led to it. */
export function arrive(): void {
  if (!open()) return
  tellPage()
  gtag('event', 'page_view', {})
  countSent()
}

/** A tap on a number. */
export function countCall(): void {
  if (open()) count('call', cityOfAddress(new URL(location.href)))
}

/**
 * The request that this browser has just sent, if it is not counted yet.
 * @param user who sent it: told only where Google's script can take it at once, because the page is left
 */
export function countSent(user?: UserData): void {
  const sent = readSentMark(document.cookie)
  if (!sent || !open() || (user && !isLoaded)) return
  for (const isSecure of [true, false]) {
    document.cookie = `${sentCookie(isSecure)}=; Max-Age=0; Path=/${isSecure ? '; Secure' : ''}`
  }
  if (wasCounted(sent.ref)) return
  if (user) gtag('set', 'user_data', user)
  count(sent.kind, sent.cityKey, sent.ref)
}

/** A choice that was just made. */
export function applyChoices(choices: Choices): void {
  if (settings) gtag('consent', 'update', signals(choices))
  else open()
}

function count(kind: ConversionKind, cityKey: CityKey, ref?: string): void {
  const { name, parameters } = conversionEvent(kind, cityKey, ref)
  const told = { ...parameters, transport_type: 'beacon' }
  gtag('event', name, told)
  const sendTo = settings?.ads[kind]
  if (sendTo) gtag('event', 'conversion', { ...told, send_to: sendTo })
}

/** Whether Google may be told anything; the first time, loads its script. */
function open(): boolean {
  const choices = getChoices()
  if (forbidsAll(choices)) return false
  if (settings) return true
  const { ids, ads } = JSON.parse(tagMeta()?.content ?? '') as TagSettings
  settings = { ids, ads }
  for (const defaults of consentDefaults(hasGpc())) gtag('consent', 'default', defaults)
  if (Object.keys(choices).length > 0) gtag('consent', 'update', signals(choices))
  gtag('set', { ads_data_redaction: true, url_passthrough: false })
  gtag('js', new Date())
  tellPage()
  // Every page is told by hand: Google's own way would send the address as it is.
  for (const id of ids) gtag('config', id, { send_page_view: false })
  load(ids)
  return true
}

/** Which page all that follows happened on. */
function tellPage(): void {
  const page = toldAddress(new URL(location.href))
  if (page === toldPage) return
  gtag('set', { page_location: page, page_referrer: toldPage ?? toldReferrer(document.referrer) })
  toldPage = page
}

function load([first = '']: readonly string[]): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${first}`
  script.onload = () => {
    isLoaded = true
  }
  document.head.append(script)
}

const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer ??= []
  // Google's queue takes commands as `arguments` only: an array is something else to it.
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}

/** Whether this tab has counted a request before, which from now on it has: "back" may send it again. */
function wasCounted(ref: string): boolean {
  try {
    const before = sessionStorage.getItem(COUNTED_KEY)?.split(' ') ?? []
    if (before.includes(ref)) return true
    sessionStorage.setItem(COUNTED_KEY, [...before, ref].join(' '))
  } catch {
    // Without storage Google still knows a request by its transaction_id.
  }
  return false
}
