import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DYNAMIC_PAGES } from './page-headers'
import { COMMON_HEADERS, DOCUMENT_HEADERS, NON_HTML_HEADERS } from './static-headers'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

export interface EarlyResponse {
  status: 308 | 400 | 404 | 405 | 416
  headers: Record<string, string>
}

const STATIC_FILE_PATH = /^\/(?:_next\/static|badges|drawings|film|icons|items|logos|og)\//
const NO_STORE = { 'cache-control': 'no-store' }

/** Answers, or normalizes in place, requests that Next would answer wrongly before the middleware runs. */
export function filterRequest(request: Request): EarlyResponse | undefined {
  const { method = '', headers } = request
  // The absolute form may name any host (RFC 9112, section 3.2.2).
  request.url = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=([/?#])?)/i, (_host, next) =>
    next === '/' ? '' : '/',
  )
  const [path = '', ...query] = request.url.split(/(?=\?)/)
  if (!path.startsWith('/') || !isDecodable(path)) return { status: 400, headers: NO_STORE }
  if (method === 'TRACE') return methodNotAllowed('GET, HEAD, POST')
  // Next would run an action posted to its internal name for a part of a page.
  if (path.endsWith('.rsc')) return { status: 404, headers: NO_STORE }

  const normalizedPath = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  if (normalizedPath !== path)
    return { status: 308, headers: { location: normalizedPath + query.join('') } }

  // On dynamic pages Next answers 500 to an invalid router state (vercel/next.js#92844).
  if (method !== 'GET' || DYNAMIC_PAGES.includes(path)) delete headers.rsc
  return STATIC_FILE_PATH.test(path) ? filterFileRequest(request, path) : undefined
}

/** Next answers 500 where its file server says 405, 412 or 416 (vercel/next.js#92141). */
function filterFileRequest({ method, headers }: Request, path: string): EarlyResponse | undefined {
  const isForm = headers['content-type'] !== undefined || headers['next-action'] !== undefined
  if (method !== 'GET' && method !== 'HEAD')
    return isForm ? undefined : methodNotAllowed('GET, HEAD')
  // For an image Next answers 404 in plain text, not with a page that has a second policy.
  headers['sec-fetch-dest'] = 'image'
  delete headers['if-match']
  delete headers['if-unmodified-since']
  if (headers.range === undefined) return undefined
  const size = getFileSize(path)
  const start = /^bytes=(\d+)-\d*$/.exec(headers.range)?.[1]
  if (size === undefined || start === undefined) {
    // A server may ignore any range (RFC 9110, section 14.2).
    delete headers.range
    return undefined
  }
  if (Number(start) < size) return undefined
  return { status: 416, headers: { ...NO_STORE, 'content-range': `bytes */${size}` } }
}

function methodNotAllowed(allow: string): EarlyResponse {
  return { status: 405, headers: { ...NO_STORE, allow } }
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** In bytes; undefined where no file is served under this path. */
function getFileSize(path: string): number | undefined {
  const name = decodeURIComponent(path)
  if (name.split('/').includes('..')) return undefined
  const file = name.startsWith('/_next/') ? name.replace('/_next/', '.next/') : `public${name}`
  try {
    return statSync(/* turbopackIgnore: true */ file).size
  } catch {
    return undefined
  }
}

/** Covers every HTTP server of this process. @returns a function that removes the filter */
export function installRequestFilter(): () => void {
  subscribe('http.server.request.start', respondEarly)
  return () => unsubscribe('http.server.request.start', respondEarly)
}

function respondEarly(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const earlyResponse = filterRequest(request)
  if (!earlyResponse) return
  // Node would answer it a second time (417) and throw.
  delete request.headers.expect
  const { status, headers } = earlyResponse
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  response.writeHead(status, {
    ...COMMON_HEADERS,
    ...DOCUMENT_HEADERS,
    ...NON_HTML_HEADERS,
    ...type,
    ...headers,
  })
  response.end(`${status}\n`)
  // Next still gets the request; for this path it sends nothing more.
  request.url = '//'
}
