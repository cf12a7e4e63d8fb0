/** @throws Error, without personal data, if the status is not 2xx */
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
    // Following a redirect could send personal data elsewhere, or turn the POST into a GET.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // We do not wait for the body, which may never end; the status decides.
  void answer.body?.cancel().catch(() => undefined)
  if (!answer.ok) throw new Error(`it was answered ${answer.status}`)
}
