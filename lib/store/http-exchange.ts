import 'server-only'
import { Agent, type Dispatcher } from 'undici'

// Global fetch caches and takes more CPU time; HTTP/2 lets one hung connection block all.
const HTTP_AGENT = new Agent({ allowH2: false })

interface HttpRequest {
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body: string | null
}

interface HttpResponse {
  status: number
  etag: string | null
  /** Undefined if it was cut off. */
  text: string | undefined
}

/**
 * One request, with undici's lowest interface: `request()` takes twice the CPU time. Follows no redirect,
 * so that a token never reaches another host.
 * @throws without a status in time
 */
export function exchange(request: HttpRequest, timeoutMs: number): Promise<HttpResponse> {
  const { method, headers, body } = request
  const { origin, pathname, search } = new URL(request.url)
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let failure: Error | undefined
    let response: HttpResponse | undefined
    const chunks: Buffer[] = []
    // AbortSignal.timeout() would fire after each answer, too.
    const timer = setTimeout(() => fail(new Error('No answer in time')), timeoutMs)
    function fail(error: Error): void {
      clearTimeout(timer)
      failure = error
      controller?.abort(error)
      if (response) resolve(response)
      else reject(error)
    }
    HTTP_AGENT.dispatch(
      { origin, path: pathname + search, method, headers, body },
      {
        onRequestStart(started) {
          controller = started
          // It waited for a connection too long: nothing may be sent any more.
          if (failure) started.abort(failure)
        },
        onResponseStart(_controller, status, { etag }) {
          if (status >= 200) response = { status, etag: etag?.toString() ?? null, text: undefined }
        },
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd() {
          clearTimeout(timer)
          if (response) resolve({ ...response, text: Buffer.concat(chunks).toString() })
        },
        onResponseError: (_controller, error) => fail(error),
      },
    )
  })
}
