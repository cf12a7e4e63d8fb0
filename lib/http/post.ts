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

const SEND_TIMEOUT_MS = 3_000

/** Error codes of a lost reply. A timeout is none of them: it may mean that the host was never reached. */
const LOST_REPLIES = ['ECONNRESET', 'UND_ERR_SOCKET']

/** Slack, Google Chat or Teams. @throws Error whose `mayBeDelivered` is true if the chat may have posted it */
export async function postChat(url: string, text: string): Promise<void> {
  const body = JSON.stringify(formatChatPayload(url, text))
  try {
    await post(url, { 'content-type': 'application/json' }, body, SEND_TIMEOUT_MS)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } }
    const mayBeDelivered = LOST_REPLIES.includes(cause?.code ?? '')
    throw Object.assign(new Error(message), { mayBeDelivered })
  }
}

// Teams workflows accept only Adaptive Cards: https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
// Their hosts: https://learn.microsoft.com/en-us/troubleshoot/power-platform/power-automate/flow-run-issues/triggers-troubleshoot
const TEAMS_HOST = /\.(logic\.azure\.com|powerplatform\.com)$/

function formatChatPayload(url: string, text: string): object {
  if (!URL.canParse(url) || !TEAMS_HOST.test(new URL(url).hostname)) return { text }
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
}
