import { env } from '@/lib/env'
import { sendAlert } from './alert'

const TEAMS_URL = 'https://a.environment.api.powerplatform.com/powerautomate/x'

afterEach(() => {
  env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

test('An alert reaches Teams as a card', async () => {
  env.ALERT_WEBHOOK_URL = TEAMS_URL
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  expect(await sendAlert('The canary failed')).toBe(true)
  const [url, request] = fetch.mock.calls[0] ?? []
  expect(url).toBe(TEAMS_URL)
  expect(request?.body).toContain('AdaptiveCard')
  expect(request?.body).toContain('The canary failed')
})
