import { runCommand } from './command'
import { writeFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { CITIES, getSharedDate } from '@/lib/cities/cities'
import { addDays } from '@/lib/dates/wall-clock'
import { getStore } from '@/lib/store'
import { parseDay } from './arguments'
import { readCosts, type Cost } from './report/costs'
import { readRequests, type Period } from './report/request'
import { formatReport } from './report/report-page'

interface ReportOptions extends Partial<Period> {
  costs?: Cost[]
  out: string
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

await runCommand<ReportOptions>(command, async ({ costs, out, ...days }) => {
  const until = days.until ?? getSharedDate(Object.values(CITIES), new Date())
  const since = days.since ?? addDays(until, 1 - DEFAULT_DAYS)
  if (since > until)
    throw new InvalidArgumentError(`The first day, ${since}, is after the last, ${until}.`)
  const page = formatReport(await readRequests(await getStore('ops'), { since, until }), costs)
  try {
    writeFileSync(out, page)
  } catch {
    throw new InvalidArgumentError(`${out} could not be written: check its folder and permissions.`)
  }
  console.log(`${out}: ${since} to ${until}`)
})
