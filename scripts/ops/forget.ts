import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { describeStore, getStore } from '@/lib/store'
import { removeRecords } from '@/scripts/ops/forget/remove-records'

const { values: options } = readArguments('forget', {
  phone: { type: 'string', value: 'NNN-NNN-NNNN', help: 'records of one person' },
  expired: {
    type: 'boolean',
    help: 'records older than the privacy policy allows, and counts and slots of past days',
  },
  'dry-run': { type: 'boolean', help: 'removes nothing' },
})
const phone = options.phone === undefined ? undefined : maskPhone(options.phone)
if ((phone === undefined) === !options.expired) {
  throw new UsageError('Say which: --phone NNN-NNN-NNNN, or --expired.')
}
// Part of a number finds no record, as if the person had been removed before.
if (phone !== undefined && !isPhone(phone)) {
  throw new UsageError(`"${options.phone}" is no phone number: --phone NNN-NNN-NNNN.`)
}
const isDryRun = options['dry-run'] ?? false
const { count, failures } = await removeRecords(
  await getStore('ops'),
  { phone, isDryRun, now: Date.now() },
  (line) => console.log(line),
)
console.log(`${count} ${isDryRun ? 'would go' : 'removed'} from ${describeStore()}`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) {
  console.error('Run the command again when this is corrected.')
  process.exitCode = 1
}
