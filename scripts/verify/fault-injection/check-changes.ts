import { createWindowKey } from '@/lib/locations/pickup-slots'
import { CANCELLED, isClosing, REPLACED } from '@/lib/requests/change'
import { getJobState, parseRequest, type Request } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import type { Customer } from './customers'
import { findRepeated, listMessages, type Deliveries } from './deliveries'

/** A delivery notes a message within this time. */
const NOTE_MS = 1_000

/** What jobs, windows, changes, messages and answers contradict. */
export async function checkChanges(
  customers: readonly Customer[],
  jobsPerWindow: number,
  deliveries: Deliveries,
): Promise<string[]> {
  const { office, webhook } = deliveries
  const [jobs, details, slots] = await Promise.all([
    office.list('jobs'),
    office.list('details'),
    office.list('slots'),
  ])
  const requests = Object.entries(jobs).map(([key, job]) =>
    parseRequest('jobs', key, job, details[key] ?? {}),
  )
  const told = listMessages(deliveries).map(({ id }) => id)
  const windows = Object.entries(slots)
  const thanked = customers.flatMap(({ booked }) => [...booked.keys()])
  const untrue = webhook.calls.filter(({ body }) => {
    const { record, change } = JSON.parse(body) as { record: StoredRecord; change?: { to: string } }
    return change && getJobState(record) !== change.to
  })
  const wrong = {
    'bookings lost': thanked.filter((key) => !jobs[key]),
    'bookings that nobody was thanked for': Object.keys(jobs).filter(
      (key) => !thanked.includes(key),
    ),
    'windows over their limit': windows
      .filter(([, slot]) => Object.keys(slot).length > jobsPerWindow)
      .map(([window]) => window),
    'slots of no job': windows.flatMap(([window, slot]) =>
      Object.keys(slot).flatMap((key) => (jobs[key] ? [] : [`${window} ${key}`])),
    ),
    'messages again': findRepeated(deliveries, NOTE_MS)
      .filter(({ isExcused }) => !isExcused)
      .map(({ id }) => id),
    'messages that say what is not so': untrue.map(({ headers }) => headers['webhook-id']),
  }
  return [
    ...Object.entries(wrong).flatMap(([name, found]) =>
      found.length > 0 ? [`${name}: ${found.join(', ')}`] : [],
    ),
    ...requests.flatMap((request) => {
      const { key, replaces, changes, sent, state } = request
      const customer = customers.find(({ booked }) => booked.has(key))
      const held = windows.filter(([, slot]) => key in slot).map(([window]) => window)
      const replacement = changes.find(({ to }) => to === REPLACED)?.reference
      const rules = {
        'slots that are not those of the job': held.join() !== getWindow(request),
        'replaced by no booking':
          replacement !== undefined && !requests.some((one) => one.reference === replacement),
        'beside the booking that it replaces': requests.some(
          (one) => one.reference === replaces && one.isUntouched,
        ),
        ...(customer && checkHistory(request, customer)),
        ...checkMessages(
          request,
          told.filter((id) => id.startsWith(key)),
        ),
      }
      const facts = `${key} in ${state}, slots ${held.join()}, changes ${changes.map(({ id }) => id).join()}, told ${sent.map(([name]) => name).join()}`
      return Object.entries(rules).flatMap(([rule, isBroken]) =>
        isBroken ? [`${rule}: ${facts}`] : [],
      )
    }),
  ]
}

/** '' for a job that holds no slot. */
const getWindow = ({ state, isWithoutSlot, locationId }: Request) =>
  state === CANCELLED || isWithoutSlot ? '' : createWindowKey(locationId, state)

function checkHistory({ key, record, state, changes }: Request, customer: Customer) {
  const last = changes.at(-1)
  const answers = customer.answers.filter((answer) => answer.key === key)
  const wasShown = (to: string) =>
    to === REPLACED || answers.some((answer) => answer.to === to && answer.outcome !== 'unchanged')
  const lastDone = answers.findLast(({ outcome }) => outcome !== 'unchanged')
  const edits = Object.fromEntries(
    customer.edits.filter((edit) => edit.key === key).map(({ field, value }) => [field, value]),
  )
  return {
    'where no change has brought it':
      (isClosing(last) ? CANCELLED : (last?.to ?? customer.booked.get(key))) !== state,
    'a change that nobody was shown': changes.some(({ to }) => !wasShown(to)),
    'an answer without its change':
      lastDone?.outcome === 'done' && lastDone.to !== state && last?.to !== REPLACED,
    'an edit lost': Object.entries(edits).some(([field, value]) => record[field] !== value),
  }
}

/** What was overtaken before it was told is told as the later change alone. */
function checkMessages({ key, changes, sent, isUntouched }: Request, told: readonly string[]) {
  const notes = Object.fromEntries(sent)
  const isTold = (name: string) => notes[name] !== undefined && notes[name] !== 'refused'
  const join = (separator: string, parts: string[]) => parts.filter(Boolean).join(separator)
  const last = changes.at(-1)
  const lastId = last && last.to !== REPLACED ? last.id : ''
  const isOwedToCustomer = isUntouched || (lastId !== '' && isClosing(last) && isTold('customer'))
  const owed = [
    ...['webhook', 'email'].flatMap((channel) => [channel, join(':', [channel, lastId])]),
    ...(isOwedToCustomer ? [join(':', ['customer', lastId])] : []),
  ]
  const ids = new Map(
    ['', ...changes.map(({ id }) => id)].flatMap((change) => [
      [join(':', ['webhook', change]), join('.', [key, change])],
      [join(':', ['email', change]), join('.', [key, 'dispatch', change])],
      [
        join(':', ['customer', change]),
        join('.', [key, change ? 'change' : 'confirmation', change]),
      ],
    ]),
  )
  const possible = [...ids.values()]
  return {
    'not told': owed.some((name) => notes[name] === undefined),
    'a note of a message that never came': [...ids].some(
      ([name, id]) => isTold(name) && !told.includes(id),
    ),
    'told what nobody did': told.some((id) => !id.includes('.reminder.') && !possible.includes(id)),
  }
}
