import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { CityKey } from '@/lib/cities/keys'
import {
  CONVERSION_COOKIE_MAX_AGE_S,
  getConversionCookieName,
  serializeConversionCookie,
} from '@/lib/analytics/conversions'
import type { FormName } from '@/lib/forms/form'
import { readLanguage } from '@/lib/forms/read-language'
import { getThankYouPath, type ThankYouParameters } from '@/lib/forms/thank-you'

/**
 * Redirects to the thank-you page with the conversion cookie. Suspected spam gets the cookie, too, so its
 * sender sees no difference.
 */
export async function redirectToThankYou(
  thankYou: ThankYouParameters & { form: FormName; city: CityKey; requestKey: string },
  form: FormData,
): Promise<never> {
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
  redirect(getThankYouPath(thankYou, readLanguage(form, thankYou.city)))
}
