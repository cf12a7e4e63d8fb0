import { request as openRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { Site } from '@/e2e/support/servers/site'

/** `fetch` would normalize or refuse such paths, methods and headers. */
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
