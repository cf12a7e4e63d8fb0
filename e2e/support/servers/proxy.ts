import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** Starts a proxy that appends its peer's address to `x-forwarded-for`. */
export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer((incoming, answer) => {
    const forwardedFor = incoming.headers['x-forwarded-for']
    const chain = [forwardedFor, incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const { method, url = '/', headers } = incoming
    const outgoing = sendRequest(
      new URL(url, target),
      { method, headers: { ...headers, 'x-forwarded-for': chain } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
