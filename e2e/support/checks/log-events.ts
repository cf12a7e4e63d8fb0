/** The log events with this name. */
export function parseLogEvents(log: string, event: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
