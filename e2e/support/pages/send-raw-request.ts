import { request as openRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { Site } from '@/e2e/support/servers/site'

/** Sends a request whose path, method and headers `fetch` would normalize or refuse. */
export function sendRawRequest(
  site: Site,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body = '',
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const request = openRequest({ hostname, port, method, path, headers }, (answer) => {
      answer.resume()
      resolve(answer)
    })
    request.on('error', reject).end(body)
  })
}
