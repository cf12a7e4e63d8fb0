export interface WrkReport {
  perSecond: number
  p99Ms: number
  /** Answers that are no page, and connections that broke. */
  failed: number
}

const IN_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/**
 * What `wrk --latency` prints.
 * @throws Error where that is something else
 */
export function parseWrk(output: string): WrkReport {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1])
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(output) ?? []
  const p99Ms = Number(p99) * (IN_MS[unit] ?? NaN)
  if (Number.isNaN(perSecond + p99Ms)) throw new Error(`wrk said:\n${output}`)
  const errors = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? []
  const strange = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0
  return { perSecond, p99Ms, failed: [strange, ...errors].reduce<number>(plus, 0) }
}

const plus = (sum: number, text: string | number) => sum + Number(text)
