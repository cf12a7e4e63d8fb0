import 'server-only'
import type { Store } from '@/lib/store/store'
import { readDailyEntries, addDailyEntry, type LimitAttempt } from './limits'

/** We stop counting here. */
const LIMIT = { max: 20 }

/** A correction may change the phone, so we know the tab, too. @returns its earlier requests, newest first */
export async function rememberRequest(
  store: Store,
  { phone, tab }: { phone: string; tab: string },
  key: string,
  attempt: LimitAttempt,
): Promise<string[]> {
  const remember = (kind: string, text: string) =>
    addDailyEntry(store, [kind, text], key, LIMIT, attempt)
  const [, ofTab] = await Promise.all([
    remember('person', phone),
    tab === '' ? undefined : remember('tab', tab),
  ])
  return Object.entries(ofTab?.holders ?? {})
    .filter(([other]) => other !== key)
    .toSorted(([, a], [, b]) => b - a)
    .map(([other]) => other)
}

export async function listRecentRequests(
  store: Store,
  phone: string,
  attempt: LimitAttempt,
): Promise<string[]> {
  return Object.keys(await readDailyEntries(store, ['person', phone], attempt))
}

/** The request's number for its phone in 24 hours; 1 if the store does not reply. Never throws. */
export async function countRecentRequests(
  store: Store,
  phone: string,
  key: string,
  attempt: LimitAttempt,
): Promise<number> {
  return addDailyEntry(store, ['person', phone], key, LIMIT, attempt).then(
    ({ holders: { [key]: own = attempt.now, ...others } }) =>
      Object.values(others).filter((at) => at <= own).length + 1,
    () => 1,
  )
}
