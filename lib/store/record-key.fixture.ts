import { encodeTime } from '@/lib/forms/push-key'

/** Keys of one time sort by `name`. */
export const createTimedKey = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
