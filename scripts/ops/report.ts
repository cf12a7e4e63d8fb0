import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from './command'
import { CITIES, getSharedDate } from '@/lib/cities/cities'
import { addDays } from '@/lib/dates/wall-clock'
import { getStore } from '@/lib/store'
import { parseDay } from './arguments'
import { writePrivateFile } from './output'
import { readCosts, type Cost } from './report/costs'
import { readReportData, type Period } from './report/data'
import { formatReport } from './report/page'

interface ReportOptions extends Partial<Period> {
  costs?: Cost[]
  out: string
  force?: true
}

const DEFAULT_DAYS = 28

const command = new Command('npm run report --')
  .description(
    'Writes an HTML file: which campaigns, cities and headlines brought requests and jobs.',
  )
  .option('--since <date>', `first day; ${DEFAULT_DAYS} days without it`, parseDay)
  .option('--until <date>', 'last day; without it today, once it has begun in every city', parseDay)
  .option('--costs <file>', 'CSV of date,source,campaign,cost,currency', readCosts)
  .option('--out <file>', 'the HTML file, which only you can read', 'report.html')
  .option('--force', 'replaces the file if it exists')

await runCommand<ReportOptions>(command, async ({ costs, out, force, ...days }) => {
  const until = days.until ?? getSharedDate(Object.values(CITIES), new Date())
  const since = days.since ?? addDays(until, 1 - DEFAULT_DAYS)
  if (since > until)
    throw new InvalidArgumentError(`The first day, ${since}, is after the last, ${until}.`)
  const page = formatReport(await readReportData(await getStore('ops'), { since, until }), costs)
  const advice = '--force replaces it, --out names another one'
  await writePrivateFile(out, page, advice, force)
  console.log(`${out}: ${since} to ${until}`)
})
