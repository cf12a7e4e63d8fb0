// Loaded before the site (NODE_OPTIONS=--import=…): the hourly refresh of every page is due.
const SHIFT_MS = 2 * 3_600_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length > 0) super(...args)
    else super(RealDate.now() + SHIFT_MS)
  }
  static now() {
    return RealDate.now() + SHIFT_MS
  }
}
