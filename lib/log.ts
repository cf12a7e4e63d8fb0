type LogLevel = 'info' | 'error'

/** Writes one JSON line. @param fields must hold no personal data, because logs are kept and shared */
export function logEvent(
  event: string,
  fields: Record<string, string | number | boolean | readonly string[] | undefined>,
  level: LogLevel = 'info',
): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

export function getRequestId(headers: Pick<Headers, 'get'>): string {
  const id = headers.get('x-vercel-id') ?? ''
  // On other hosts a client can forge the header.
  return /^[\w:.-]{1,100}$/.test(id) ? id : crypto.randomUUID()
}
