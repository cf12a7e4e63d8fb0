import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WebhookReceiver {
  url: string
  calls: { headers: IncomingHttpHeaders; body: string; at: number }[]
  /** Status of each response; 0 sends none. */
  status: number
  delayMs: number
  stop(): void
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { status, delayMs } = receiver
      receiver.calls.push({ headers: request.headers, body, at: Date.now() })
      if (status > 0) setTimeout(() => response.writeHead(status).end(), delayMs)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    status: 200,
    delayMs: 0,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
