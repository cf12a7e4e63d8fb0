import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AlertReceiver {
  /** For ALERT_WEBHOOK_URL. */
  url: string
  /** The received bodies. */
  alerts: string[]
  stop(): void
}

/** A server that receives alerts, as a chat's webhook does. */
export async function startAlertReceiver(): Promise<AlertReceiver> {
  const alerts: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk) => alerts.push(String(chunk))).on('end', () => response.end('ok'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, alerts, stop: () => void server.close() }
}
