import { formatChatPayload } from './chat-payload'

const SEND_TIMEOUT_MS = 3_000

/** Posts to an incoming webhook of Slack, Google Chat or Teams. @throws Error without the text */
export async function postChat(url: string, text: string): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formatChatPayload(url, text)),
    // A redirect would turn the POST into a GET, whose answer says nothing about the message.
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  })
  if (!ok) throw new Error(`it was answered ${status}`)
}
