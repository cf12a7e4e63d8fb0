import 'server-only'
import { AREA_KEYS, getAreaLocation } from '@/lib/cities/location-cities'
import { createWindowKey, freeSlot } from '@/lib/locations/pickup-slots'
import { parseFields } from '@/lib/locations/location'
import { readText } from '@/lib/requests/read-record'
import { loadRequest } from '@/lib/requests/load-request'
import { readList } from '@/lib/store/pages'
import { sleep } from '@/lib/deadline'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'

/** Longer than a booking or change may take. */
const SECOND_LOOK_MS = 7_000

interface Slot {
  windowKey: string
  key: string
  id: string
}

/** Releases slots of jobs that staff moved or cancelled by hand, in full windows only. @throws if a read fails */
export async function freeLeftSlots(ops: Store, today: string): Promise<number> {
  const left = await filterLeft(ops, await listSlotsOfFullWindows(ops, today))
  if (left.length === 0) return 0
  await sleep(SECOND_LOOK_MS)
  const sure = await filterLeft(ops, left)
  for (const { windowKey, ...slot } of sure)
    await freeSlot(ops, windowKey, slot, Date.now() + STORE_TIMEOUT_MS)
  return sure.length
}

async function listSlotsOfFullWindows(ops: Store, today: string): Promise<Slot[]> {
  const locations = await ops.list('locations')
  const windows = Object.entries(await readList(ops, 'slots', today))
  return windows.flatMap(([windowKey, jobs]) => {
    const area = AREA_KEYS.find((areaKey) => windowKey.endsWith(`-${areaKey}`))
    const record = area && locations[getAreaLocation(area)]
    const max = record && parseFields(area, record).calendar.jobsPerWindow
    const slots = Object.keys(jobs).map((key) => ({ windowKey, key, id: readText(jobs, key) }))
    return max !== undefined && slots.length >= max ? slots : []
  })
}

/** Keeps the slot of a missing job: its booking is under way, or its outbox entry releases it. */
async function filterLeft(ops: Store, slots: readonly Slot[]): Promise<Slot[]> {
  const looks = slots.map(async (slot) => {
    const job = await loadRequest(ops, 'jobs', slot.key)
    const here = job?.areaKey && createWindowKey(job.areaKey, job.state)
    return !job || here === slot.windowKey ? [] : [slot]
  })
  return (await Promise.all(looks)).flat()
}
