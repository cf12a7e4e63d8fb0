import { NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { store } from '@/lib/submissions/submission.fixture'
import { env } from '@/lib/env'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/locations/cached-location')

/** Its answer to every call, and the ids of what it took. */
export const webhook = { status: 200, sent: [] as string[] }

/** Every test begins with a booked pickup, and a webhook. */
export function useWebhook(): void {
  usePickup()
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  beforeEach(() => {
    Object.assign(webhook, { status: 200, sent: [] })
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { headers } = {}) => {
      const { status, sent } = webhook
      if (status < 400) sent.push((headers as Record<string, string>)['webhook-id'] ?? '')
      return Promise.resolve(new Response(null, { status }))
    })
  })
}

export function runLater(minutes = 3) {
  jest.setSystemTime(NOW.getTime() + minutes * 60_000)
  return runOutbox(store)
}
