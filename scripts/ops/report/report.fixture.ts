import { UNKNOWN_TOUCH } from './touch'
import type { ReportRequest } from './request'

export function createRequest(changes: Partial<ReportRequest> = {}): ReportRequest {
  return {
    ...UNKNOWN_TOUCH,
    key: 'key',
    kind: 'moving quote',
    at: 0,
    day: '2026-10-01',
    hour: 9,
    city: 'Toronto',
    location: 'toronto',
    headline: '',
    experiment: '',
    isWon: false,
    deliveries: {},
    ...changes,
  }
}
