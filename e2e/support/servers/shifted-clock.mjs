// Loaded before the site (NODE_OPTIONS=--import=…). Sets its clock ahead by the hours in CLOCK_FILE.
import { readFileSync } from 'node:fs'

const HOUR_MS = 3_600_000
const RealDate = Date

const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * HOUR_MS

globalThis.Date = class extends RealDate {
  // Next copies own properties only.
  static UTC = RealDate.UTC
  static parse = RealDate.parse
  constructor(...args) {
    if (args.length > 0) super(...args)
    else super(now())
  }
  static now() {
    return now()
  }
}

// Next computes the age of cached pages from this clock.
const origin = performance.timeOrigin
Object.defineProperty(performance, 'timeOrigin', { get: () => origin + now() - RealDate.now() })
