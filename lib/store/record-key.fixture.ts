import { encodeTime } from './record-key'

export { createIdempotencyKey } from '@/lib/forms/idempotency-key'

/** Of a request of this time; keys of one time sort by `name`. */
export const createTimedKey = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
