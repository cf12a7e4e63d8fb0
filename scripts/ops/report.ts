import './load-env'
import { writeFileSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { CITIES } from '@/lib/cities/cities'
import { getSharedDate } from '@/lib/cities/city-clock'
import { addDays, isIsoDate } from '@/lib/dates/wall-clock'
import { readCosts, type Cost } from './report/costs'
import { readRequests, type Period } from './report/read-requests'
import { formatReport } from './report/report-page'
import { createSample } from './report/sample'

interface Options extends Partial<Period> {
  costs?: Cost[]
  out: string
  sample?: true
}

const DEFAULT_DAYS = 28

const command = new Command('npm run report --')
  .description(
    'Writes an HTML file: which campaigns, cities and headlines brought requests and jobs.',
  )
  .option('--since <date>', `first day; ${DEFAULT_DAYS} days without it`, parseDay)
  .option('--until <date>', 'last day; without it today, once it has begun in every city', parseDay)
  .option('--costs <file>', 'CSV of date,source,campaign,cost,currency', readCosts)
  .option('--out <file>', 'the HTML file', 'report.html')
  .addOption(new Option('--sample', 'of made-up requests; opens no database').conflicts('costs'))
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()

function parseDay(text: string): string {
  if (isIsoDate(text)) return text
  throw new InvalidArgumentError('A day is like 2026-10-31.')
}

async function writeReport({ costs, out, sample, ...days }: Options): Promise<void> {
  const until = days.until ?? getSharedDate(Object.values(CITIES), new Date())
  const since = days.since ?? addDays(until, 1 - DEFAULT_DAYS)
  if (since > until) command.error(`error: the first day, ${since}, is after the last, ${until}`)
  const made = sample && createSample({ since, until })
  const data = made?.data ?? (await readStoredRequests({ since, until }))
  try {
    writeFileSync(out, formatReport(data, made?.costs ?? costs, sample))
  } catch {
    command.error(`error: ${out} could not be written: check its folder and your permissions`)
  }
  console.log(`${out}: ${since} to ${until}${sample ? ', made up' : ''}`)
}

/** Imported late: a sample needs no settings. */
async function readStoredRequests(period: Period) {
  const { getStore } = await import('@/lib/store')
  return readRequests(await getStore('ops'), period)
}

await writeReport(command.opts()).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
// The connection to the database would keep the process alive.
process.exit()
