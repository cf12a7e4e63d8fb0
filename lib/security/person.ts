import 'server-only'
import type { Store } from '@/lib/store/store'
import { readDailyPlaces, takeDailyPlace, type Attempt } from './limits'

/** We stop counting here. */
const LIMIT = { max: 20 }

/**
 * Adds a request to the memory of its person, who is known by the phone and, where scripts run, by the tab:
 * a correction may be of the phone.
 * @returns the earlier requests of the tab, newest first @throws without an answer
 */
export async function rememberRequest(
  store: Store,
  { phone, tab }: { phone: string; tab: string },
  key: string,
  attempt: Attempt,
): Promise<string[]> {
  const remember = (kind: string, text: string) =>
    takeDailyPlace(store, [kind, text], key, LIMIT, attempt)
  const [, ofTab] = await Promise.all([
    remember('person', phone),
    tab === '' ? undefined : remember('tab', tab),
  ])
  return Object.entries(ofTab?.holders ?? {})
    .filter(([other]) => other !== key)
    .toSorted(([, a], [, b]) => b - a)
    .map(([other]) => other)
}

/** The requests of a phone in 24 hours. @throws without an answer */
export async function listRequestsToday(
  store: Store,
  phone: string,
  attempt: Attempt,
): Promise<string[]> {
  return Object.keys(await readDailyPlaces(store, ['person', phone], attempt))
}

/** Which request of this phone it is in 24 hours, from 1; also without an answer. Never throws. */
export async function countRequestsToday(
  store: Store,
  phone: string,
  key: string,
  attempt: Attempt,
): Promise<number> {
  return takeDailyPlace(store, ['person', phone], key, LIMIT, attempt).then(
    ({ holders: { [key]: own = attempt.now, ...others } }) =>
      Object.values(others).filter((at) => at <= own).length + 1,
    () => 1,
  )
}
