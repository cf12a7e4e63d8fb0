import { createHash } from 'node:crypto'
import type { Experiment, VariantHeadline } from '@/lib/business/headline-experiments'
import { getClientNetwork } from '@/lib/http/visitor'

interface Client {
  /** '' if unknown. */
  ip: string
  /** ISO date in UTC. */
  day: string
}

/** The same variant for an address all day; a random one for an unknown address. */
export function assignVariant(
  { name, variants }: Experiment,
  { ip, day }: Client,
  random = Math.random,
): VariantHeadline {
  const share = ip === '' ? random() : hashToShare([name, day, getClientNetwork(ip)])
  let rest = share * variants.reduce((sum, { weight }) => sum + weight, 0)
  const variant = variants.find(({ weight }) => (rest -= weight) < 0) ?? variants.at(-1)
  return variant?.headline ?? 'default'
}

const HASH_BYTES = 6

/** Evenly spread from 0 (included) to 1 (excluded). */
function hashToShare(texts: readonly string[]): number {
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest()
  return digest.readUIntBE(0, HASH_BYTES) / 2 ** (8 * HASH_BYTES)
}
