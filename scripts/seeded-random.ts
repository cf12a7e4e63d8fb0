// Jest looks up globals such as `Math` slowly.
const { imul } = Math

/** Mulberry32: from 0 (included) to 1 (excluded), the same numbers for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
