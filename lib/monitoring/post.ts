/** @throws Error without personal data unless the status is 2xx */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // A redirect must not send personal data to another address, nor become a GET.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Not awaited: the status decides, and a body may never end.
  void answer.body?.cancel().catch(() => undefined)
  if (!answer.ok) throw new Error(`it was answered ${answer.status}`)
}
