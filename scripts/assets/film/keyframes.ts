export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value))

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 before `from`, 1 after `to` (seconds), smooth at both ends. */
export function easeInOut(t: number, from: number, to: number): number {
  const share = clamp((t - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** 0 to 1 between the first two seconds, back between the last two. */
export function riseAndFall(
  t: number,
  [from, up, down, to]: [number, number, number, number],
): number {
  return easeInOut(t, from, up) - easeInOut(t, down, to)
}

export interface Point {
  x: number
  y: number
}

/** @param side of the line to which the joint bends: 1 or -1 */
export function findJoint(from: Point, to: Point, length: number, side: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const reach = Math.max(0.01, Math.hypot(dx, dy))
  const bulge = (Math.sqrt(Math.max(0, length * length - (reach * reach) / 4)) * side) / reach
  return { x: from.x + dx / 2 + dy * bulge, y: from.y + dy / 2 - dx * bulge }
}

/** `ground` is the y of the feet's shadow, `lift` the height above it. */
export type Keyframe = [second: number, x: number, ground: number, lift?: number]

export interface Position {
  x: number
  ground: number
  lift: number
}

function interpolateKeyframes(keys: readonly Keyframe[], t: number): Position {
  const next = keys.findIndex(([second]) => second > t)
  const to = keys[next] ?? keys.at(-1)
  const from = keys[next - 1] ?? to
  if (!from || !to) return { x: 0, ground: 0, lift: 0 }
  const share = to === from ? 0 : clamp((t - from[0]) / (to[0] - from[0]))
  return {
    x: lerp(from[1], to[1], share),
    ground: lerp(from[2], to[2], share),
    lift: lerp(from[3] ?? 0, to[3] ?? 0, share),
  }
}

const SMOOTHING_OFFSETS = [-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15]

/** Interpolates with smooth corners, starts and stops. */
export function getPosition(keys: readonly Keyframe[], t: number): Position {
  const places = SMOOTHING_OFFSETS.map((offset) => interpolateKeyframes(keys, t + offset))
  const mean = (getValue: (place: Position) => number) =>
    places.reduce((sum, place) => sum + getValue(place), 0) / places.length
  return {
    x: mean(({ x }) => x),
    ground: mean(({ ground }) => ground),
    lift: mean(({ lift }) => lift),
  }
}

/** Distance walked until `t`; steps derive from it, so feet do not slide. */
export function getDistance(keys: readonly Keyframe[], t: number): number {
  let distance = 0
  keys.slice(1).forEach(([second, x, ground], n) => {
    const [before, fromX, fromGround] = keys[n] ?? [second, x, ground]
    const share = second === before ? 0 : clamp((t - before) / (second - before))
    distance += Math.hypot(x - fromX, ground - fromGround) * share
  })
  return distance
}
