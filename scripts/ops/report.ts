import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { writeFileSync } from 'node:fs'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { getStore } from '@/lib/store'
import { parseChoice, parseDay } from '@/scripts/option-values'
import { readReport, shiftDay, type Period } from './report/read-report'
import { formatReport } from './report/report-page'
import { openSampleStore } from './report/sample'
import { makeSampleSpend } from './report/sample-channels'
import { readSpend } from './report/spend-file'

const SAMPLE_DAYS = 90
const DEFAULT_DAYS = 28

const { values: options } = readArguments('report', {
  since: {
    type: 'string',
    value: 'YYYY-MM-DD',
    help: `first day; ${DEFAULT_DAYS} days without it`,
  },
  until: { type: 'string', value: 'YYYY-MM-DD', help: 'last day; today without it' },
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

const period = parsePeriod()
const location = parseChoice('location', options.location, LOCATION_IDS)
const spend = options.sample ? makeSampleSpend(period) : (options.spend ?? []).flatMap(readSpend)
const sample = options.sample ? await openSampleStore(period) : undefined
const data = await readReport(sample?.store ?? (await getStore('ops')), period)
const page = await formatReport(data, spend, location)
writeFileSync(options.out, page)
sample?.remove()
console.log(
  `${options.out}: ${data.requests.length} requests from ${period.since} to ${period.until}`,
)
process.exit(0)

function parsePeriod(): Period {
  const until = parseDay('until', options.until) ?? new Date().toISOString().slice(0, 10)
  const days = options.sample ? SAMPLE_DAYS : DEFAULT_DAYS
  const since = parseDay('since', options.since) ?? shiftDay(until, 1 - days)
  if (since > until) throw new UsageError(`--since ${since} is after --until ${until}.`)
  return { since, until }
}
