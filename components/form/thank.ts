import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { CityKey } from '@/lib/cities/cities'
import { SENT_SECONDS, sentCookie } from '@/lib/analytics/sent-cookie'
import { writeSentMark } from '@/lib/analytics/sent-mark'
import { thankYouPath, type ThankYou } from '@/lib/forms/thank-you'

/**
 * Sends the visitor of a stored request to the thank-you page, with the mark by which it is counted once.
 * Suspected spam leaves the mark too: whoever sent it must not be able to tell.
 */
export async function thank(thanks: ThankYou & { city: CityKey; ref: string }): Promise<never> {
  const isSecure = (await headers()).get('x-forwarded-proto')?.startsWith('https') ?? false
  const kind = thanks.kind === 'job' ? 'booking' : 'lead'
  const mark = writeSentMark({ kind, cityKey: thanks.city, ref: thanks.ref })
  ;(await cookies()).set(sentCookie(isSecure), mark, {
    maxAge: SENT_SECONDS,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
  })
  redirect(thankYouPath(thanks))
}
