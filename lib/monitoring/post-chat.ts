import { post } from './post'

const SEND_TIMEOUT_MS = 3_000

/** By the code of the cause. A timeout may also be of a host that was never reached. */
const LOST_REPLIES = ['ECONNRESET', 'UND_ERR_SOCKET']

/**
 * Posts to an incoming webhook of Slack, Google Chat or Teams.
 * @throws Error without the text; with `mayBeDelivered` if the chat may have taken it
 */
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

/**
 * Workflows of Microsoft Teams, which take Adaptive Cards only:
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using.
 * The first host ended in November 2025; its owners were asked to copy the second:
 * https://learn.microsoft.com/en-us/troubleshoot/power-platform/power-automate/flow-run-issues/triggers-troubleshoot
 */
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
