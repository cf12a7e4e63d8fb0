import {
  riseAndFall,
  clamp,
  easeInOut,
  lerp,
  getPosition,
  getDistance,
  type Keyframe,
  type Position,
} from './keyframes'

/** Seconds; the film ends where it begins. */
export const DURATION_S = 18

/** The truck's place in the scene's units: where it parks, how large it is, where its wheels stand. */
export const TRUCK = { x: 222, scale: 1.6, ground: 446 }
export const DOOR = { x: 150, ground: 344, width: 70 }
/** The floor of the box and the foot of the ramp, as keys of a walk. */
const TRUCK_FLOOR_LIFT = 30
const FOOT_X = 84
const RAMP_TOP_X = 224

const CURB_Y = 424
/** Behind the truck, with the feet behind its rear wheel. */
const HIDDEN_X = 286
/** Where the piano waits until both hands are there. */
const PULL_X = 128
const START_X = { 1: 166, 2: 78 }

/** A key on the ramp, or in the box behind it. */
function makeRampKeyframe(second: number, x: number): Keyframe {
  const lift = TRUCK_FLOOR_LIFT * clamp((x - FOOT_X) / (RAMP_TOP_X - FOOT_X))
  return [second, x, TRUCK.ground, lift]
}

/** Ways of the two, by jersey number. Haste and jumps only where nobody sees them. */
const ACTOR_PATHS: Record<1 | 2, Keyframe[]> = {
  1: [
    [1.7, START_X[1], CURB_Y],
    [2.85, HIDDEN_X, CURB_Y],
    [7.9, HIDDEN_X, CURB_Y],
    [8.55, 232, CURB_Y],
    [9.15, 165, 404],
    [9.75, DOOR.x, DOOR.ground],
    [10.2, DOOR.x + 58, DOOR.ground - 3],
    [10.5, DOOR.x + 58, DOOR.ground - 3],
    [10.95, DOOR.x, DOOR.ground],
    [11.8, FOOT_X - 8, TRUCK.ground],
    makeRampKeyframe(11.85, FOOT_X),
    makeRampKeyframe(13, RAMP_TOP_X),
    makeRampKeyframe(13.2, RAMP_TOP_X + 26),
    makeRampKeyframe(13.35, RAMP_TOP_X + 26),
    makeRampKeyframe(13.75, PULL_X + 68),
    makeRampKeyframe(14.95, RAMP_TOP_X + 68),
    makeRampKeyframe(15.35, RAMP_TOP_X + 110),
    makeRampKeyframe(15.6, RAMP_TOP_X + 110),
    makeRampKeyframe(15.95, RAMP_TOP_X),
    makeRampKeyframe(16.75, FOOT_X + 2),
    [16.9, FOOT_X - 16, TRUCK.ground - 6],
    [17, FOOT_X - 14, TRUCK.ground - 6],
    [17.6, START_X[1], CURB_Y],
  ],
  2: [
    [1.5, START_X[2], CURB_Y],
    [3.3, HIDDEN_X, CURB_Y],
    [8.4, HIDDEN_X, CURB_Y],
    [9, 232, CURB_Y],
    [9.6, 165, 404],
    [10.2, DOOR.x, DOOR.ground],
    [10.65, DOOR.x + 58, DOOR.ground - 3],
    [11.6, DOOR.x + 122, DOOR.ground - 3],
    [12.45, DOOR.x + 40, DOOR.ground - 1],
    [13.3, FOOT_X - 42, TRUCK.ground - 8],
    makeRampKeyframe(13.75, PULL_X - 62),
    makeRampKeyframe(14.95, RAMP_TOP_X - 62),
    makeRampKeyframe(15.35, RAMP_TOP_X - 14),
    makeRampKeyframe(15.5, RAMP_TOP_X - 14),
    makeRampKeyframe(16.4, FOOT_X),
    [16.65, START_X[2], CURB_Y],
  ],
}

export interface Actor {
  number: 1 | 2
  place: Position
  /** Drawing size: who stands nearer is larger. */
  size: number
  /** Steps taken, and how much of a walk it is: 0 stands, 1 walks. */
  steps: number
  pace: number
  /** -1 looks left, 0 at us, 1 right. */
  face: number
  /** 1 with the back to us, on the way to the house. */
  away: number
  /** An arm up, and where its hand is in its swing, from -1 to 1. */
  wave: number
  waving: number
  /** Hands forward, at the piano or the tail door. */
  push: number
  backwards: boolean
  boxes: boolean
  layer: 'house' | 'yard' | 'ramp' | 'cab'
}

/** A step and its twin, in the scene's units. */
const STRIDE = 84

const getSize = (ground: number) => lerp(1.02, 1.42, clamp((ground - 344) / (446 - 344)))

export function getActor(number: 1 | 2, t: number): Actor {
  const keys = ACTOR_PATHS[number]
  const place = getPosition(keys, t)
  const before = getPosition(keys, t - 0.1)
  const after = getPosition(keys, t + 0.1)
  const [vx, vy] = [(after.x - before.x) / 0.2, (after.ground - before.ground) / 0.2]
  const push =
    number === 1
      ? riseAndFall(t, [13.5, 13.7, 15.1, 15.4]) + riseAndFall(t, [16.8, 16.95, 17.4, 17.6])
      : riseAndFall(t, [12.2, 12.3, 15.2, 15.5])
  // Who pulls the piano walks backwards.
  const backwards = number === 1 && t > 13.5 && t < 15.4
  const pushing = number === 2 ? getPusherDirection(t) : backwards ? -1 : 1
  const face = lerp(clamp(vx / 70, -1, 1), pushing, push)
  return {
    number,
    place,
    size: getSize(place.ground),
    steps: getDistance(keys, t) / STRIDE,
    pace: clamp(Math.hypot(vx, vy) / 60),
    face,
    away: t < 12 ? clamp(-vy / 60 - 0.2) : 0,
    wave: Math.max(1 - easeInOut(t, 1.3, 1.7), easeInOut(t, DURATION_S - 0.5, DURATION_S - 0.05)),
    // A whole number of swings in the film.
    waving: Math.sin(2 * Math.PI * 1.5 * t),
    push,
    backwards,
    boxes: number === 1 && t > 10.3 && t < 13.3,
    layer: getActorLayer(number, t),
  }
}

/** Behind the piano: it comes out of the door to the left, and goes up the ramp to the right. */
const getPusherDirection = (t: number) => lerp(-1, 1, easeInOut(t, 12.9, 13.4))

function getActorLayer(number: 1 | 2, t: number): Actor['layer'] {
  const hidden = number === 1 ? 2.85 : 3.3
  if (t > hidden && t < 7.9) return 'cab'
  const [inside, out] = number === 1 ? [9.75, 10.95] : [10.2, 12.45]
  if (t > inside && t < out) return 'house'
  const [up, down] = number === 1 ? [11.8, 17.5] : [13.5, 16.4]
  return t > up && t < down ? 'ramp' : 'yard'
}

const PIANO_PATH: Keyframe[] = [
  [11.6, DOOR.x + 75, DOOR.ground - 2],
  [12.35, DOOR.x - 2, DOOR.ground],
  [13.1, FOOT_X + 12, TRUCK.ground - 8],
  makeRampKeyframe(13.35, FOOT_X + 28),
  makeRampKeyframe(13.75, PULL_X),
  makeRampKeyframe(14.95, RAMP_TOP_X),
  makeRampKeyframe(15.35, RAMP_TOP_X + 90),
]

export interface PianoState {
  place: Position
  size: number
  tilt: number
  layer: 'house' | 'yard' | 'ramp'
}

/** The piano on its dolly, while it is out of house and truck. */
export function getPiano(t: number): PianoState | undefined {
  if (t < 11.6 || t > 15.3) return undefined
  const place = getPosition(PIANO_PATH, t)
  return {
    place,
    size: getSize(place.ground),
    tilt: -11 * riseAndFall(t, [13.15, 13.5, 14.75, 15]),
    layer: t < 12.35 ? 'house' : t < 13.2 ? 'yard' : 'ramp',
  }
}

export interface SceneState {
  truckX: number
  ramp: number
  door: number
  night: number
  /** Light in the windows. */
  glow: number
  /** 0 behind the hills, 1 as high as it gets. */
  sun: number
  /** Heads in the cab's window, 1 all the way up. */
  riders: Record<1 | 2, number>
}

export function getSceneState(t: number): SceneState {
  const left = clamp((t - 3.8) / 1.7)
  const come = clamp((t - 6) / 1.9)
  return {
    truckX: TRUCK.x + (t < 5.8 ? 470 * left * left : -640 * (1 - come) ** 2),
    ramp: riseAndFall(t, [7.9, 9, 16.85, 17.75]),
    door: riseAndFall(t, [9.1, 9.6, 13.2, 13.8]),
    night: riseAndFall(t, [4.4, 5.5, 5.7, 7]),
    glow: riseAndFall(t, [4.9, 5.5, 5.8, 6.3]),
    sun: 1 - easeInOut(t, 4, 5.4) + easeInOut(t, 5.4, 9.2),
    riders: { 1: riseAndFall(t, [2.9, 3.3, 7.6, 7.9]), 2: riseAndFall(t, [3.4, 3.7, 7.8, 8.2]) },
  }
}
