import 'server-only'
import { env } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { logEvent } from '@/lib/log'
import type { Store, StoredRecord } from '@/lib/store/store'

const STORE_TIMEOUT_MS = 2_000

/** The location's own addresses (`dispatch_email`), else `DISPATCH_EMAIL`. @throws without an answer */
export async function getDispatchers(
  store: Pick<Store, 'read'>,
  { location_id: id }: StoredRecord,
): Promise<string[]> {
  const general = env.DISPATCH_EMAIL ?? []
  if (typeof id !== 'string') return general
  const location = await store.read('locations', id, Date.now() + STORE_TIMEOUT_MS)
  const addresses = location?.dispatch_email
  if (addresses === undefined || addresses === '') return general
  const { data } = EmailListSchema.safeParse(addresses)
  if (!data) logEvent('location', { outcome: 'ignored', id, fields: ['dispatch_email'] }, 'error')
  return data ?? general
}
