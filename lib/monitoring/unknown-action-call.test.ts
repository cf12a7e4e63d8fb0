test('Each form in an unknown encoding is logged, and an alert is sent once an hour', async () => {
  process.env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  const { reportUnknownCall } = await import('./unknown-action-call')
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.useFakeTimers({ now: 0 })

  for (const minute of [0, 5, 59, 61]) {
    jest.setSystemTime(minute * 60_000)
    reportUnknownCall(`request-${minute}`)
  }

  const events = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  expect(events).toHaveLength(4)
  expect(events[1]).toMatchObject({
    event: 'action-call',
    outcome: 'unknown',
    request: 'request-5',
  })
  expect(sent).toHaveBeenCalledTimes(2)
})
