import { answer } from '@/lib/http/answer'
import { env } from '@/lib/env'
import { refreshPhones } from '@/lib/locations/location'
import { logEvent } from '@/lib/log'
import { refusedCall } from '@/lib/http/secret'

/** A changed tracking number at once, instead of within the hour. */
export async function POST(request: Request): Promise<Response> {
  const refused = refusedCall(request.headers, env.REVALIDATE_SECRET)
  if (refused) return refused
  try {
    const numbers = await refreshPhones()
    logEvent('revalidate', { outcome: 'done' })
    return answer(200, { ok: true, numbers })
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('revalidate', { outcome: 'failed', reason }, 'error')
    return answer(503, { ok: false, reason })
  }
}
