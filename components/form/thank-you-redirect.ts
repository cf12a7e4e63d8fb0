import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { CityKey } from '@/lib/cities/keys'
import {
  CONVERSION_COOKIE_MAX_AGE_S,
  getConversionCookieName,
} from '@/lib/analytics/conversion-cookie-value'
import { serializeConversionCookie } from '@/lib/analytics/conversion-cookie'
import { getThankYouPath, type ThankYouParameters } from '@/lib/forms/thank-you'

/**
 * Sends the visitor of a stored request to the thank-you page, with the mark by which it is counted once.
 * Suspected spam leaves the mark too: whoever sent it must not be able to tell.
 */
export async function redirectToThankYou(
  thankYou: ThankYouParameters & { city: CityKey; ref: string },
): Promise<never> {
  const isSecure = (await headers()).get('x-forwarded-proto')?.startsWith('https') ?? false
  const kind = thankYou.kind === 'job' ? 'booking' : 'lead'
  const cookieValue = serializeConversionCookie({ kind, cityKey: thankYou.city, ref: thankYou.ref })
  ;(await cookies()).set(getConversionCookieName(isSecure), cookieValue, {
    maxAge: CONVERSION_COOKIE_MAX_AGE_S,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
  })
  redirect(getThankYouPath(thankYou))
}
