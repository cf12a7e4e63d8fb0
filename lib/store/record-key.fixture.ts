import { encodeTime } from '@/lib/forms/push-key'

/** Of a request of this time; keys of one time sort by `name`. */
export const createTimedKey = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
