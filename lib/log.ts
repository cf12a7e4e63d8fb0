/** `info` goes to stdout, `error` (something that the operator should look at) to stderr. */
export type LogLevel = 'info' | 'error'

/**
 * One JSON line an event. Never put personal data into `facts`: logs are kept and shared. A fact that
 * is undefined is left out.
 */
export function logEvent(
  event: string,
  fields: Record<string, string | number | boolean | readonly string[] | undefined>,
  level: LogLevel = 'info',
): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

/** What a request is called in the log: the platform's own name for it, or one of ours. */
export function getRequestId(headers: Pick<Headers, 'get'>): string {
  const id = headers.get('x-vercel-id') ?? ''
  // Off the platform anybody can send the header: only what looks like an id enters the log.
  return /^[\w:.-]{1,100}$/.test(id) ? id : crypto.randomUUID()
}
