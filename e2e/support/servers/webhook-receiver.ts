import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

export async function startWebhookReceiver() {
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
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [] as { headers: IncomingHttpHeaders; body: string; at: number }[],
    /** The status of each response; 0 sends none. */
    status: 200,
    delayMs: 0,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
