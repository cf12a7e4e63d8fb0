import 'server-only'
import { AREA_KEYS, getAreaLocation } from '@/lib/cities/location-cities'
import { createWindowKey, releaseReservation } from '@/lib/locations/reservations'
import { parseFields } from '@/lib/locations/location'
import { readText } from '@/lib/requests/read-record'
import { loadRequest } from '@/lib/requests/load-request'
import { readList, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { sleep } from '@/lib/deadline'

/** Longer than a booking or change may take. */
const SECOND_LOOK_MS = 7_000

interface Reservation {
  windowKey: string
  key: string
  id: string
}

/** Releases reservations of jobs that staff moved or cancelled by hand, in full windows only. @throws if a read fails */
export async function releaseLeftReservations(ops: Store, today: string): Promise<number> {
  const left = await filterLeft(ops, await listReservationsOfFullWindows(ops, today))
  if (left.length === 0) return 0
  await sleep(SECOND_LOOK_MS)
  const sure = await filterLeft(ops, left)
  for (const { windowKey, ...reservation } of sure)
    await releaseReservation(ops, windowKey, reservation, Date.now() + STORE_TIMEOUT_MS)
  return sure.length
}

async function listReservationsOfFullWindows(ops: Store, today: string): Promise<Reservation[]> {
  const locations = await ops.list('locations')
  const windows = Object.entries(await readList(ops, 'slots', today))
  return windows.flatMap(([windowKey, jobs]) => {
    const area = AREA_KEYS.find((areaKey) => windowKey.endsWith(`-${areaKey}`))
    const record = area && locations[getAreaLocation(area)]
    const max = record && parseFields(area, record).calendar.jobsPerWindow
    const reservations = Object.keys(jobs).map((key) => ({
      windowKey,
      key,
      id: readText(jobs, key),
    }))
    return max !== undefined && reservations.length >= max ? reservations : []
  })
}

/** Keeps the reservation of a missing job: its booking is under way, or its outbox entry releases it. */
async function filterLeft(
  ops: Store,
  reservations: readonly Reservation[],
): Promise<Reservation[]> {
  const looks = reservations.map(async (reservation) => {
    const job = await loadRequest(ops, 'jobs', reservation.key)
    const here = job?.areaKey && createWindowKey(job.areaKey, job.appointment)
    return !job || here === reservation.windowKey ? [] : [reservation]
  })
  return (await Promise.all(looks)).flat()
}
