import { getMedian, getPercentile } from '@/scripts/verify/statistics'
import type { ReportRequest } from './request'

/** A mover who answers within minutes gets the job. */
export const LATE_MS = 5 * 60_000

export interface ChannelSummary {
  channel: string
  delivered: number
  medianMs: number | undefined
  p95Ms: number | undefined
  late: number
  refused: number
  /** Without a marker: pending, given up, or sent before the channel was on. */
  unknown: number
}

/** Of each channel that has delivered anything. Times count from the submission, where it is known. */
export function summarizeChannels(requests: readonly ReportRequest[]): ChannelSummary[] {
  const channels = new Set(requests.flatMap(({ deliveries }) => Object.keys(deliveries)))
  return [...channels].sort().map((channel) => {
    // Only the full form asks for an email address.
    const expected = requests.filter(
      ({ kind }) => channel !== 'confirmation' || kind === 'moving quote',
    )
    const results = expected.map(({ deliveries }) => deliveries[channel])
    const waits = expected.flatMap(({ deliveries, sentAt }) => {
      const at = deliveries[channel]
      return typeof at === 'number' && sentAt !== undefined ? [Math.max(0, at - sentAt)] : []
    })
    return {
      channel,
      delivered: results.filter((result) => typeof result === 'number').length,
      medianMs: getMedian(waits),
      p95Ms: getPercentile(waits, 0.95),
      late: waits.filter((ms) => ms > LATE_MS).length,
      refused: results.filter((result) => result === 'refused').length,
      unknown: results.filter((result) => result === undefined).length,
    }
  })
}

export interface ProblemDay {
  day: string
  quarantined: number
  refused: number
  unknown: number
}

/** Days on which something was quarantined, refused by a channel, or delivered by none of those that were on. */
export function listProblemDays(
  requests: readonly ReportRequest[],
  quarantined: readonly ReportRequest[],
): ProblemDay[] {
  const hasChannels = requests.some(({ deliveries }) => Object.keys(deliveries).length > 0)
  const days = new Map<string, ProblemDay>()
  const add = (day: string, field: 'quarantined' | 'refused' | 'unknown') => {
    const found = days.get(day) ?? { day, quarantined: 0, refused: 0, unknown: 0 }
    days.set(day, { ...found, [field]: found[field] + 1 })
  }
  for (const { day } of quarantined) add(day, 'quarantined')
  for (const { day, deliveries } of requests) {
    const results = Object.values(deliveries)
    if (results.includes('refused')) add(day, 'refused')
    if (hasChannels && results.length === 0) add(day, 'unknown')
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
