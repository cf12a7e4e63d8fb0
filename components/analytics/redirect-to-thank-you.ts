import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { findOtherLanguage } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import {
  CONVERSION_COOKIE_MAX_AGE_S,
  getConversionCookieName,
  serializeConversionCookie,
} from '@/lib/analytics/conversions'
import { ADVERTISING_FIELD, LANGUAGE_FIELD, readField, type FormName } from '@/lib/forms/form'
import { getThankYouPath, type ThankYouParameters } from '@/lib/forms/thank-you'

/**
 * Sets the conversion cookie, in Quebec only after a yes (Law 25). Suspected spam gets the cookie, too, so
 * its sender sees no difference.
 * @param regions the regions of the request's addresses
 */
export async function redirectToThankYou(
  thankYou: ThankYouParameters & { form: FormName; city: CityKey; requestKey: string },
  form: FormData,
  regions: readonly string[] = [],
): Promise<never> {
  const path = getThankYouPath(
    thankYou,
    findOtherLanguage(thankYou.city, readField(form, LANGUAGE_FIELD)),
  )
  if (regions.includes('QC') && readField(form, ADVERTISING_FIELD) !== 'yes') redirect(path)
  const isSecure = (await headers()).get('x-forwarded-proto')?.startsWith('https') ?? false
  const cookieValue = serializeConversionCookie({
    kind: thankYou.form === 'pickup' ? 'booking' : 'lead',
    cityKey: thankYou.city,
    ref: thankYou.requestKey,
  })
  ;(await cookies()).set(getConversionCookieName(isSecure), cookieValue, {
    maxAge: CONVERSION_COOKIE_MAX_AGE_S,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
  })
  redirect(path)
}
