/** A JSON answer of this moment, which no cache may keep. */
export function jsonResponse(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
