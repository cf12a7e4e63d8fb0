/**
 * `npm run locations`: prints each location's tracking number as the store has it.
 *   -- --seed                     creates the locations the store lacks; a number that is there is
 *                                 never changed
 *   -- --set barrie=705-555-0123  changes one number
 */
import './load-env'
import { parseArgs } from 'node:util'
import { LOCATION_IDS, SEED_LOCATIONS } from '@/lib/cities/locations'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { getStore } from '@/lib/store'

const CREATE_TIMEOUT_MS = 10_000

const { values: options } = parseArgs({
  options: { seed: { type: 'boolean' }, set: { type: 'string' } },
})
const store = await getStore('ops')

if (options.seed) {
  const there = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !there[id])) {
    const saved = await store.create(
      'locations',
      id,
      SEED_LOCATIONS[id],
      Date.now() + CREATE_TIMEOUT_MS,
    )
    console.log(`${id}: ${saved}`)
    if (saved !== 'stored') process.exitCode = 1
  }
}

if (options.set !== undefined) {
  const [name = '', typed = ''] = options.set.split('=')
  const id = LOCATION_IDS.find((known) => known === name)
  const phone = maskPhone(typed)
  if (!id || !isPhone(phone)) {
    console.error('Say which and what: --set barrie=705-555-0123. Nothing was changed.')
    process.exit(2)
  }
  await store.update('locations', id, { tracking_phone: phone })
}

const locations = await store.list('locations')
for (const id of LOCATION_IDS) {
  const phone = locations[id]?.tracking_phone
  console.log(`${id.padEnd(20)} ${typeof phone === 'string' ? phone : 'missing'}`)
}
