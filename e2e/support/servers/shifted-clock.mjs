// Loaded before the site (NODE_OPTIONS=--import=…): its clock is ahead by as many hours as the file
// CLOCK_FILE says, so that a test can let the hourly refresh come due.
import { readFileSync } from 'node:fs'

const HOUR_MS = 3_600_000
const RealDate = Date

const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * HOUR_MS

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length > 0) super(...args)
    else super(now())
  }
  static now() {
    return now()
  }
}

// The framework reads the age of what it has cached off this clock.
const origin = performance.timeOrigin
Object.defineProperty(performance, 'timeOrigin', { get: () => origin + now() - RealDate.now() })
