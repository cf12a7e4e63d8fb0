import 'server-only'
import { DAY_MS } from '@/lib/dates/durations'
import { sendAlert } from '@/lib/monitoring/alert'
import { postChat } from '@/lib/monitoring/post-chat'
import { env, SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { html } from '@/lib/notifications/html'
import { makeMessageId, sendMail } from '@/lib/notifications/mailer'
import { listReasons, readQuarantine } from '@/lib/submissions/read-quarantine'
import { hashForDay, takePlace } from '@/lib/security/limits'
import { encodeTime } from '@/lib/store/record-key'
import { settleBy, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'

/** The function ends after 30 s (vercel.json). */
const RUN_LIMIT_MS = 24_000

/** Never throws. An entry of the day in `limits` makes it once a day across instances. */
export async function reportQuarantine(ops: Store, now: number): Promise<void> {
  try {
    await settleBy(Date.now() + RUN_LIMIT_MS, reportOnce(ops, now))
  } catch (error) {
    logEvent('quarantine', { outcome: 'failed', reason: (error as Error).message }, 'error')
  }
}

async function reportOnce(ops: Store, now: number): Promise<void> {
  const dayKey = hashForDay('quarantine-report', '', now)
  if (await ops.read('limits', dayKey, Date.now() + STORE_TIMEOUT_MS)) return
  const text = await buildSummary(ops, Math.floor(now / DAY_MS) * DAY_MS)

  const attempt = { now, deadline: Date.now() + STORE_TIMEOUT_MS }
  const { isNew } = await takePlace(ops, dayKey, crypto.randomUUID(), { max: 1 }, attempt)
  if (!isNew || !text) return
  if (!(await sendReport(text, dayKey))) await ops.remove('limits', dayKey)
}

/** By mail, chat and alert, as far as they are set. False if none of them took it. */
async function sendReport(text: string, dayKey: string): Promise<boolean> {
  const { SMTP_URL, DISPATCH_EMAIL: to = [], CHAT_WEBHOOK_URL, ALERT_WEBHOOK_URL } = env
  const mail = {
    to,
    subject: 'Suspected spam yesterday',
    text,
    html: html`<p>${text}</p>`.toString(),
    messageId: makeMessageId(dayKey, 'quarantine'),
  }
  const sends = [
    ...(SMTP_URL ? [sendMail(mail).then(() => true)] : []),
    ...(CHAT_WEBHOOK_URL ? [postChat(CHAT_WEBHOOK_URL, text).then(() => true)] : []),
    ...(ALERT_WEBHOOK_URL ? [sendAlert(text)] : []),
  ]
  const results = await Promise.all(sends.map((send) => send.catch(() => false)))
  return results.length === 0 || results.includes(true)
}

async function buildSummary(ops: Store, end: number): Promise<string | undefined> {
  const start = end - DAY_MS
  // Keys contain the browser's time, which may be a day behind.
  const all = await readQuarantine(ops, encodeTime(start - DAY_MS))
  const requests = all.filter(({ at }) => at >= start && at < end)
  const reasons = requests.flatMap(listReasons)
  const why = countByName(reasons.toSorted()).map(([reason, count]) => `${reason} ${count}`)
  const kinds = countByName(requests.map(({ list }) => list))
  const what = kinds.map(([kind, count]) => `${count} ${count === 1 ? kind.slice(0, -1) : kind}`)
  logEvent('quarantine', { outcome: 'counted', requests: requests.length, reasons: why })
  if (requests.length === 0) return undefined
  const day = new Date(start).toISOString().slice(0, 10)
  return (
    `Suspected spam quarantined at ${SITE_URL} on ${day} (UTC): ` +
    `${what.join(', ')} (${why.join(', ')}).\n` +
    'People may be among them: npm run leads -- --quarantine'
  )
}

function countByName<Name extends string>(names: Name[]): [Name, number][] {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length])
}
