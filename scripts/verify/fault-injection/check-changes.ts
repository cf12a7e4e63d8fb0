import { DAY_MS } from '@/lib/dates/durations'
import { createWindowKey } from '@/lib/locations/reservations'
import { CANCELLED, isClosing, REPLACED } from '@/lib/requests/change'
import { getWaitsFor, listDesk } from '@/lib/requests/desk-index'
import { parseRequest, type Request } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import type { Customer } from './visitors'
import { findRepeated, listMessages } from './deliveries'
import type { Environment } from './environment'

interface Delivered {
  key: string
  record: StoredRecord
  details: StoredRecord
  change?: { to: string; confirmed?: boolean }
}

/** The site notes a delivery within this time. */
const NOTE_MS = 1_000

/** @returns contradictions between jobs, windows, changes, messages and responses */
export async function checkChanges(
  customers: readonly Customer[],
  jobsPerWindow: number,
  environment: Environment,
): Promise<string[]> {
  const { office, webhook } = environment
  const jobs = await office.list('jobs')
  const details = await office.list('details')
  const quarantined = await office.list('quarantine/jobs')
  const windows = Object.entries(await office.list('slots'))
  const delivered = listMessages(environment).map(({ id }) => id)
  const digests = environment.mail.mails.filter(({ messageId }) => messageId.includes('.digest.'))
  const violations: string[] = []
  const require = (rules: Record<string, boolean>, subject: string) => {
    for (const [rule, isKept] of Object.entries(rules))
      if (!isKept) violations.push(`not ${rule}: ${subject}`)
  }

  for (const [window, reservation] of windows) {
    const keys = Object.keys(reservation)
    require({ 'within its limit': keys.length <= jobsPerWindow }, window)
    for (const key of keys) require({ 'the reservation of a job': key in jobs }, `${window} ${key}`)
  }
  for (const { id, isExcused } of findRepeated(environment, NOTE_MS))
    require({ 'delivered once': isExcused }, id)
  for (const { body } of webhook.calls) {
    const { key, record, details, change } = JSON.parse(body) as Delivered
    const { appointment, isConfirmed } = parseRequest('jobs', key, record, details)
    const { to = appointment, confirmed = isConfirmed } = change ?? {}
    require({ 'delivered as it was': to === appointment && confirmed === isConfirmed }, body)
  }
  for (const customer of customers)
    for (const key of customer.booked.keys())
      require({
        stored: key in jobs,
        unsuspected: !(key in quarantined) || customer.kind === 'held',
      }, key)

  const later = new Date(Date.now() + DAY_MS)
  const listed = new Set((await listDesk(office, 'toronto')).map(({ key }) => key))
  const requests = Object.entries(jobs).map(([key, job]) =>
    parseRequest('jobs', key, job, details[key] ?? {}),
  )
  for (const request of requests) {
    const { key, changes, replaces, sent } = request
    const customer = customers.find(({ booked }) => booked.has(key))
    const reservations = windows.flatMap(([window, reservation]) =>
      key in reservation ? [window] : [],
    )
    const by = changes.find(({ to }) => to === REPLACED)?.reference
    const messages = delivered.filter((id) => id.startsWith(key))
    // A busy office gets this request in a digest.
    if (digests.some(({ text }) => text.includes(request.reference))) messages.push(`${key}.email`)
    const rules = {
      'in its window alone': hasItsReservation(request, reservations),
      'on the desk': listed.has(key) || getWaitsFor(request, undefined, later) === '',
      'replaced by a booking': !by || requests.some(({ reference }) => reference === by),
      // The office may have reopened the replaced request.
      'instead of another': !requests.some(
        (one) =>
          replaces !== '' &&
          one.reference === replaces &&
          !one.isCancelled &&
          one.changes.every(({ to }) => to !== REPLACED),
      ),
      'thanked for': customer !== undefined,
      ...(customer && checkHistory(request, customer)),
      ...checkMessages(request, messages),
    }
    const history = JSON.stringify([reservations, changes.map(({ id }) => id), [...sent], messages])
    require(rules, `${key} in ${request.appointment}, ${history}`)
  }
  return violations
}

function hasItsReservation(request: Request, reservations: readonly string[]): boolean {
  const { appointment, areaKey = 'toronto', changes, isCancelled, isConfirmed } = request
  const own = createWindowKey(areaKey, appointment)
  if (isConfirmed && !isCancelled) return reservations.join() === own
  // The site may have given up before the store reserved the window. The reservation stays until the job moves.
  const isLate = !isCancelled && changes.every(({ confirmed }) => confirmed === undefined)
  return reservations.length === 0 || (isLate && reservations.join() === own)
}

function checkHistory(request: Request, customer: Customer) {
  const { key, record, appointment, changes } = request
  const last = changes.at(-1)
  const answers = customer.answers.filter((answer) => answer.key === key)
  const possible = answers.filter(({ outcome }) => outcome !== 'unchanged')
  const lastAnswer = possible.at(-1)
  const edits = customer.edits.get(key) ?? {}
  return {
    'where its changes have brought it':
      (isClosing(last) ? CANCELLED : (last?.to ?? customer.booked.get(key))) === appointment,
    'changed as was answered': changes.every(
      ({ to }) => to === REPLACED || possible.some((answer) => ['', to].includes(answer.to)),
    ),
    // A run does not note a change that another one, or a new booking, overtook: that one begins where it ended.
    'noted whatever was acknowledged': possible.every(
      ({ outcome, to }, index) =>
        outcome !== 'done' ||
        index < possible.length - 1 ||
        ['', customer.booked.get(key)].includes(to) ||
        changes.some((change) => [change.from, change.to].includes(to)),
    ),
    'what was answered last':
      lastAnswer?.outcome !== 'done' || lastAnswer.isTrue(request) || last?.to === REPLACED,
    'as staff have edited it': Object.entries(edits).every(
      ([field, value]) => record[field] === value || changes.some(({ by }) => by === 'office'),
    ),
  }
}

/** If a later change came before the message of an earlier one, only the later one is delivered. */
function checkMessages({ key, changes, sent, isCancelled }: Request, delivered: readonly string[]) {
  const makeId = (...parts: string[]) => [key, ...parts].filter(Boolean).join('.')
  const last = changes.at(-1)
  const change = last && last.to !== REPLACED ? last.id : ''
  const notes = new Map(sent)
  const isKnownToCustomer = (notes.get('customer') ?? 'refused') !== 'refused'
  const isForCustomer = !isCancelled || (change && isClosing(last) && isKnownToCustomer)
  const note = notes.get(change ? `customer:${change}` : 'customer')
  const expected = ['', change].flatMap((id) => [makeId(id), makeId(id, 'email')])
  if (isForCustomer && note !== 'refused') expected.push(makeId(change, 'customer'))
  const changeIds = ['', ...changes.map(({ id }) => id)]
  const possible = changeIds.flatMap((id) =>
    ['', 'email', 'customer'].map((channel) => makeId(id, channel)),
  )
  const isReminder = (id: string) => /\.\d{4}-\d{2}-\d{2}\.customer$/.test(id)
  return {
    delivered: expected.every((id) => delivered.includes(id)),
    'delivered of changes alone': delivered.every((id) => isReminder(id) || possible.includes(id)),
  }
}
