import { ELAPSED_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import {
  createKeyField,
  failReads,
  FORM_ANSWERS,
  getKeys,
  getLogEntries,
  listKeys,
  mockStore,
  NO_KEY_FIELD,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

useEmptyStore(3)

describe.each([
  ['with an idempotency key', createKeyField],
  ['without JavaScript', () => NO_KEY_FIELD],
])('A request %s', (_how, createFields) => {
  test('that is sent twenty times at once and again later is stored once', async () => {
    const hidden = createFields()
    const results = await Promise.all(Array.from({ length: 20 }, () => sendSubmission({ hidden })))
    const [{ key }] = results as [(typeof results)[0]]
    for (const result of [...results, await sendSubmission({ hidden })])
      expect(result).toEqual({ status: 'stored', key })
    expect(await getKeys()).toEqual([[key], []])
    expect(await listKeys('details')).toEqual([key])
  })

  test('that staff have edited stays as it is', async () => {
    const hidden = createFields()
    const { key } = await sendSubmission({ hidden })
    await store.update('leads', key, { name: 'Edited' })
    await sendSubmission({ hidden })
    expect(store.records.get(`leads/${key}`)).toMatchObject({ name: 'Edited' })
  })

  test('whose first answer was lost is stored once', async () => {
    const hidden = createFields()
    mockStore({
      ...store,
      transact: async (list, ...rest) => {
        const result = await store.transact(list, ...rest)
        return list === 'leads' ? { status: 'unknown' } : result
      },
    })
    expect((await sendSubmission({ hidden })).status).toBe('unknown')
    mockStore(store)
    const { status, key } = await sendSubmission({ hidden })
    expect(status).toBe('stored')
    expect(await getKeys()).toEqual([[key], []])
  })

  test('that comes too late is only acknowledged if it is stored', async () => {
    const hidden = createFields()
    const first = await sendSubmission({ hidden })
    expect(await sendSubmission({ hidden }, { isTooLate: true })).toEqual(first)
    const answers = { ...FORM_ANSWERS, message: 'Late' }
    const late = await sendSubmission({ hidden, answers }, { isTooLate: true })
    expect(late.status).toBe('tooLate')
    expect((await getKeys()).flat()).toEqual([first.key])
  })
})

test('Without JavaScript, the same words on two days in a row are one request', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 0, 5), advanceTimers: true })
  const send = () => sendSubmission({ hidden: NO_KEY_FIELD })
  const first = await send()
  for (const hour of [1, 23, 47]) {
    jest.setSystemTime(Date.UTC(2026, 10, 20, hour))
    expect(await send()).toEqual(first)
  }
  expect(await getKeys()).toEqual([[first.key], []])
  jest.setSystemTime(Date.UTC(2026, 10, 22, 1))
  expect((await send()).key).not.toBe(first.key)
})

test.each([
  ['without an idempotency key', 'unknown', NO_KEY_FIELD, false],
  ['that is too late', 'unknown', createKeyField(), true],
  ['with an idempotency key', 'stored', createKeyField(), false],
])(
  'If an earlier try cannot be read, a request %s is %s',
  async (_what, status, hidden, isTooLate) => {
    mockStore(failReads(store, 'leads'))
    expect((await sendSubmission({ hidden }, { isTooLate })).status).toBe(status)
    expect(await listKeys('leads')).toHaveLength(status === 'stored' ? 1 : 0)
  },
)

test('Checks that hang delay a request until their deadline, but do not reject it', async () => {
  jest.useFakeTimers()
  const wait = (deadline: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, deadline - Date.now()))
  mockStore({
    ...store,
    async transact(list, key, deadline, change) {
      if (list !== 'limits') return store.transact(list, key, deadline, change)
      await wait(deadline)
      return { status: 'unknown' }
    },
    async read(_list, _key, deadline) {
      await wait(deadline)
      throw new Error('timeout')
    },
  })
  const sending = sendSubmission()
  await jest.advanceTimersByTimeAsync(2_600)
  expect(await sending).toMatchObject({ status: 'stored' })
  expect(getLogEntries()).toMatchObject([{ outcome: 'stored', limiter: 'unavailable' }])
})

test('The seventh request in ten minutes is limited; a retry of a stored one is not', async () => {
  const fields = Array.from({ length: 7 }, createKeyField)
  const sendNth = (n: number) => sendSubmission({ hidden: fields[n] ?? {}, answers: { n } })
  for (let n = 0; n < 6; n++) expect((await sendNth(n)).status).toBe('stored')
  expect((await sendNth(6)).status).toBe('limited')
  expect((await sendNth(5)).status).toBe('stored')
  expect(await listKeys('leads')).toHaveLength(6)
})

test('The seventh person at one address gets a flag, and the thirteenth is limited', async () => {
  const send = (n: number) =>
    sendSubmission({ answers: { ...FORM_ANSWERS, phone: `416-555-01${n}` } })
  const statuses: string[] = []
  for (let n = 10; n < 23; n++) statuses.push((await send(n)).status)
  expect(statuses).toEqual([...Array<string>(12).fill('stored'), 'limited'])
  expect((await getKeys()).map(({ length }) => length)).toEqual([12, 0])
  const suspicions = [...store.records].flatMap(([path, record]) =>
    path.startsWith('details/') && record.suspicions ? [record.suspicions] : [],
  )
  expect(suspicions).toEqual(Array<string>(6).fill('network'))
})

test('Held requests have a limit of their own', async () => {
  const hidden = { [HONEYPOT_FIELD]: 'x' }
  await sendSubmission()
  const statuses: string[] = []
  for (let n = 0; n < 8; n++)
    statuses.push((await sendSubmission({ hidden, answers: { n } })).status)
  expect(statuses).toEqual([...Array<string>(6).fill('stored'), 'limited', 'limited'])
  for (let n = 10; n < 15; n++)
    expect((await sendSubmission({ answers: { n } })).status).toBe('stored')
})

test('A retry that is no longer suspected reaches the list, under the same key', async () => {
  const hidden = createKeyField()
  const fast = { ...hidden, [ELAPSED_FIELD]: '10' }
  const first = await sendSubmission({ hidden: fast })
  expect(await sendSubmission({ hidden: fast }, { isTooLate: true })).toEqual(first)
  expect(await getKeys()).toEqual([[], [first.key]])
  expect(first).toMatchObject({ isUnconfirmed: true })
  expect(await sendSubmission({ hidden })).toEqual({ status: 'stored', key: first.key })
  expect(await listKeys('leads')).toEqual([first.key])
})
