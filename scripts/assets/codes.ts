/** Writes the coordinates of the postal codes near our cities (lib/locations/service-area.ts). */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Place {
  zip: string
  state: string
  latitude: number
  longitude: number
}

/** Our regions and neighbours. In Canada we match codes, as the package's state may be a county. */
const STATES = ['FL', 'GA', 'AL', 'TX', 'LA', 'AR', 'OK', 'NM']
const PROVINCES = /^[KLMNPGHJT]\d[A-Z]$/

const require = createRequire(import.meta.url)
const { codes } = require('zipcodes') as { codes: Record<string, Place> }

const lines = Object.values(codes)
  .filter(({ zip, state }) => STATES.includes(state) || PROVINCES.test(zip))
  // The package shifts the columns of four rural codes, and H0H is at the North Pole.
  .filter(({ latitude, longitude }) => latitude && longitude)
  .map(({ zip, latitude, longitude }) => `  "${zip}": [${round(latitude)}, ${round(longitude)}]`)
  .sort()
writeFileSync('lib/locations/code-coordinates.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} codes`)

function round(degrees: number): number {
  return Number(degrees.toFixed(2))
}
