import { type OutboxEntry, type Queued, takeTurns } from './outbox'

const A_RUN = 200
let counter = 0
/** Entries in the order of their due times. */
const create = (count: number, entry: Partial<OutboxEntry> = {}): Queued[] =>
  Array.from({ length: count }, () => {
    const id = `request-${counter++}`
    const at = '2026-11-20T15:00:00Z'
    return {
      entryKey: id,
      entry: { list: 'leads', key: id, id, messageKind: 'request', at, ...entry },
    }
  })
const BURST = { network: 'burst' }
const firstRun = (...due: Queued[][]) => takeTurns(due.flat()).slice(0, A_RUN)

test('A new request of another network goes before the mails of a burst that have waited longer', () => {
  const burst = create(500, BURST)
  const waiting = create(500, { ...BURST, tries: 3 })
  const neighbor = create(1, { network: 'home' })
  const order = firstRun(waiting, burst, neighbor)
  expect(order[1]).toBe(neighbor[0])
  expect(order[0]).toBe(burst[0])
})

test('Each kind of message, such as reminders, gets a share of a run', () => {
  const burst = Array.from({ length: 500 }, (_, n) => create(1, { network: `bot-${n}` })).flat()
  const reminders = create(300, { messageKind: 'reminder' })
  const day = create(1, { messageKind: 'day' })
  const order = firstRun(burst, reminders, day)
  expect(order).toContain(day[0])
  expect(order.filter(({ entry }) => entry.messageKind === 'reminder').length).toBeGreaterThan(90)
  expect(order.filter(({ entry }) => entry.messageKind === 'request').length).toBeGreaterThan(90)
})

test('Requests without a known network take turns as one network each, in their order', () => {
  const due = create(5)
  expect(takeTurns(due)).toEqual(due)
})
