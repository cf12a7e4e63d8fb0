import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { LOCATION_IDS, SEED_LOCATIONS } from '@/lib/cities/locations'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { describeStore, getStore } from '@/lib/store'

const CREATE_TIMEOUT_MS = 10_000

const { values: options } = readArguments('locations', {
  seed: { type: 'boolean', help: 'creates missing locations; changes no number' },
  set: { type: 'string', value: 'ID=PHONE', help: 'changes one number: barrie=705-555-0123' },
})
const store = await getStore('ops')

if (options.seed) {
  const existing = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !existing[id])) {
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
    throw new UsageError('Say which and what: --set barrie=705-555-0123. Nothing was changed.')
  }
  await store.update('locations', id, { tracking_phone: phone })
}

console.error(`Store: ${describeStore()}`)
const locations = await store.list('locations')
for (const id of LOCATION_IDS) {
  const phone = locations[id]?.tracking_phone
  console.log(`${id.padEnd(20)} ${typeof phone === 'string' ? phone : 'missing'}`)
}
