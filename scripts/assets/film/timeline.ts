import {
  clamp,
  easeInOut,
  getDistance,
  getPosition,
  lerp,
  riseAndFall,
  type Position,
} from './keyframes'
import { ACTOR_PATHS, DURATION_S, PIANO_PATH, TRUCK } from './paths'

export interface Actor {
  number: 1 | 2
  place: Position
  /** Grows towards the viewer. */
  size: number
  steps: number
  /** 0 standing, 1 walking. */
  pace: number
  /** -1 looks left, 0 at us, 1 right. */
  face: number
  /** 1 shows the back. */
  away: number
  /** 1 with an arm up. */
  wave: number
  /** Swing of the waving hand, -1 to 1. */
  waving: number
  /** Hands forward, at the piano or the tail door. */
  push: number
  backwards: boolean
  boxes: boolean
  layer: 'house' | 'yard' | 'ramp' | 'cab'
}

/** Two steps, in the scene's units. */
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
  // Number 1 pulls the piano.
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

/** The piano leaves the door to the left and goes up the ramp to the right. */
const getPusherDirection = (t: number) => lerp(-1, 1, easeInOut(t, 12.9, 13.4))

function getActorLayer(number: 1 | 2, t: number): Actor['layer'] {
  const hidden = number === 1 ? 2.85 : 3.3
  if (t > hidden && t < 7.9) return 'cab'
  const [inside, out] = number === 1 ? [9.75, 10.95] : [10.2, 12.45]
  if (t > inside && t < out) return 'house'
  const [up, down] = number === 1 ? [11.8, 17.5] : [13.5, 16.4]
  return t > up && t < down ? 'ramp' : 'yard'
}

export interface PianoState {
  place: Position
  size: number
  tilt: number
  layer: 'house' | 'yard' | 'ramp'
}

/** Undefined while the piano is in the house or the truck. */
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
  /** 0 behind the hills, 1 at its highest. */
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
