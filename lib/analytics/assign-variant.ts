import { createHmac } from 'node:crypto'
import type { Experiment, VariantHeadline } from '@/lib/business/headline-experiments'
import { getClientNetwork } from '@/lib/http/visitor'

interface Client {
  /** '' if unknown. */
  ip: string
  userAgent: string
  /** ISO date in UTC. */
  day: string
  /** Only the server can compute a variant. */
  secret: string
}

/** The same variant for a browser of a network all day; a random one for an unknown address. */
export function assignVariant(
  { name, variants }: Experiment,
  { ip, userAgent, day, secret }: Client,
  random = Math.random,
): VariantHeadline {
  const texts = [name, day, getClientNetwork(ip), userAgent]
  const share = ip === '' ? random() : hashToShare(secret, texts)
  let rest = share * variants.reduce((sum, { weight }) => sum + weight, 0)
  const variant = variants.find(({ weight }) => (rest -= weight) < 0) ?? variants.at(-1)
  return variant?.headline ?? 'default'
}

const HASH_BYTES = 6

/** Evenly spread from 0 (included) to 1 (excluded). */
function hashToShare(secret: string, texts: readonly string[]): number {
  const digest = createHmac('sha256', secret).update(JSON.stringify(texts)).digest()
  return digest.readUIntBE(0, HASH_BYTES) / 2 ** (8 * HASH_BYTES)
}
