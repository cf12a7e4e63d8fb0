import { listProblemDays, summarizeChannels } from './deliveries'
import { createRequest } from './report.fixture'

const SENT = Date.parse('2026-10-01T12:00:00Z')
const waited = (seconds: number) =>
  createRequest({ sentAt: SENT, deliveries: { email: SENT + seconds * 1_000 } })

test('Times count from the submission', () => {
  const requests = [waited(1), waited(3), waited(5), waited(400), createRequest()]
  expect(summarizeChannels(requests, [])).toEqual([
    {
      ...{ channel: 'email', delivered: 4, medianMs: 4_000, p95Ms: 400_000 },
      ...{ late: 1, refused: 0, unknown: 1 },
    },
  ])
})

test('A channel that is on and has delivered nothing is named', () => {
  expect(summarizeChannels([waited(1)], ['chat'])).toMatchObject([
    { channel: 'chat', delivered: 0, medianMs: undefined, unknown: 1 },
    { channel: 'email', delivered: 1 },
  ])
})

test('A mail to the customer tells no dispatcher', () => {
  const confirmed = createRequest({ deliveries: { confirmation: SENT } })
  const refused = createRequest({ deliveries: { confirmation: 'refused', email: SENT } })
  const quick = createRequest({ kind: 'quick estimate', deliveries: { email: SENT } })
  expect(listProblemDays([confirmed, refused, quick], [createRequest()])).toEqual([
    { day: '2026-10-01', quarantined: 1, refused: 1, unknown: 1 },
  ])
  expect(summarizeChannels([confirmed, refused, quick], [])[0]).toMatchObject({
    ...{ channel: 'confirmation to the customer', delivered: 1, refused: 1, unknown: 0 },
  })
})

test('Without a channel nobody was told of anything', () => {
  const days = listProblemDays([createRequest(), createRequest(), createRequest()], [])
  expect(days).toEqual([{ day: '2026-10-01', quarantined: 0, refused: 0, unknown: 3 }])
})
