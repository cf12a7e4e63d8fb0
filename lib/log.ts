/** One JSON line an event. Never put personal data into `facts`: logs are kept and shared. */
export function logEvent(event: string, facts: Record<string, string | number | boolean>): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...facts }))
}
