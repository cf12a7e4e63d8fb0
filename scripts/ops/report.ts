import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { writeFileSync } from 'node:fs'
import { describeStore, getStore } from '@/lib/store'
import { parseLocation } from '@/scripts/option-values'
import { DEFAULT_DAYS, parsePeriod } from './report/period'
import { readReport } from './report/read-report'
import { formatReport } from './report/report-page'
import { openSampleStore } from './report/sample'
import { makeSampleSpend } from './report/sample-channels'
import { describeGaps } from './report/spend'
import { readSpend } from './report/spend-file'

const { values: options } = readArguments('report', {
  since: {
    type: 'string',
    value: 'YYYY-MM-DD',
    help: `first day; ${DEFAULT_DAYS} days without it`,
  },
  until: {
    type: 'string',
    value: 'YYYY-MM-DD',
    help: 'last day; today without it, once it has begun in every city',
  },
  location: { type: 'string', value: 'ID', help: 'of one location: barrie' },
  spend: {
    type: 'string',
    value: 'FILE',
    multiple: true,
    help: 'costs: CSV of Google Ads, Microsoft Ads or Meta; repeatable',
  },
  out: { type: 'string', value: 'FILE', default: 'report.html', help: 'report.html without it' },
  sample: { type: 'boolean', help: 'of made-up requests; opens no database' },
})

const location = options.location === undefined ? undefined : parseLocation(options.location)
const period = parsePeriod({ ...options, location }, new Date())
if (options.sample && options.spend) throw new UsageError('--sample has costs of its own.')
const spend = options.sample ? makeSampleSpend(period) : options.spend && readSpend(options.spend)
const sample = options.sample ? await openSampleStore(period) : undefined
const data = await readReport(sample?.store ?? (await getStore('ops')), period)
writeFileSync(options.out, await formatReport(data, spend, location))
sample?.remove()
for (const [list, reason] of data.failures) console.error(`${list} could not be read: ${reason}`)
for (const gap of describeGaps(spend, period)) console.error(gap)
const source = sample ? 'made up' : describeStore()
console.log(
  `${options.out}: ${period.since} to ${period.until}, ${location ?? 'all locations'}; ${source}`,
)
process.exit(data.failures.size > 0 ? 1 : 0)
