import { getMedian, getPercentile } from '@/scripts/statistics'
import { CHANNELS } from '@/lib/submissions/channels'
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

const CUSTOMER_CHANNELS = CHANNELS.filter(({ recipient }) => recipient === 'customer').map(
  ({ name }) => name,
)

/**
 * Of each channel that is on or has delivered anything. Times count from the submission, where it is known.
 * @param active names of the channels that are on
 */
export function summarizeChannels(
  requests: readonly ReportRequest[],
  active: readonly string[],
): ChannelSummary[] {
  const used = requests.flatMap(({ deliveries }) => Object.keys(deliveries))
  return [...new Set([...active, ...used])].sort().map((channel) => {
    const isForCustomer = CUSTOMER_CHANNELS.includes(channel)
    // Only the full form asks for an email address.
    const expected = requests.filter(({ kind }) => !isForCustomer || kind === 'moving quote')
    const results = expected.map(({ deliveries }) => deliveries[channel])
    const waits = expected.flatMap(({ deliveries, sentAt }) => {
      const at = deliveries[channel]
      return typeof at === 'number' && sentAt !== undefined ? [Math.max(0, at - sentAt)] : []
    })
    return {
      channel: isForCustomer ? `${channel} to the customer` : channel,
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
  /** The mail to the customer: no such address, or too many on a day. */
  refused: number
  /** No channel to a dispatcher has delivered it. */
  unknown: number
}

/** Days with a problem. Without a channel every request is one. */
export function listProblemDays(
  requests: readonly ReportRequest[],
  quarantined: readonly ReportRequest[],
): ProblemDay[] {
  const isForDispatcher = (channel: string) => !CUSTOMER_CHANNELS.includes(channel)
  const days = new Map<string, ProblemDay>()
  const add = (day: string, field: 'quarantined' | 'refused' | 'unknown') => {
    const found = days.get(day) ?? { day, quarantined: 0, refused: 0, unknown: 0 }
    days.set(day, { ...found, [field]: found[field] + 1 })
  }
  for (const { day } of quarantined) add(day, 'quarantined')
  for (const { day, deliveries } of requests) {
    if (Object.values(deliveries).includes('refused')) add(day, 'refused')
    if (!Object.keys(deliveries).some(isForDispatcher)) add(day, 'unknown')
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
