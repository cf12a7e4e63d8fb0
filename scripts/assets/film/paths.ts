import { clamp, type Keyframe } from './keyframes'

/** Seconds; the film ends where it begins. */
export const DURATION_S = 18

/** Parked truck, in the scene's units; `ground` is the height of its wheels. */
export const TRUCK = { x: 222, scale: 1.6, ground: 446 }
export const DOOR = { x: 150, ground: 344, width: 70 }
const TRUCK_FLOOR_LIFT = 30
const FOOT_X = 84
const RAMP_TOP_X = 224

const CURB_Y = 424
/** Behind the truck, feet behind its rear wheel. */
const HIDDEN_X = 286
/** The piano waits here until both hands reach it. */
const PULL_X = 128
const START_X = { 1: 166, 2: 78 }

/** On the ramp or on the truck's floor behind it. */
function makeRampKeyframe(second: number, x: number): Keyframe {
  const lift = TRUCK_FLOOR_LIFT * clamp((x - FOOT_X) / (RAMP_TOP_X - FOOT_X))
  return [second, x, TRUCK.ground, lift]
}

/** Keyframes of both crew members, by jersey number. Jumps happen only while they are hidden. */
export const ACTOR_PATHS: Record<1 | 2, Keyframe[]> = {
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

export const PIANO_PATH: Keyframe[] = [
  [11.6, DOOR.x + 75, DOOR.ground - 2],
  [12.35, DOOR.x - 2, DOOR.ground],
  [13.1, FOOT_X + 12, TRUCK.ground - 8],
  makeRampKeyframe(13.35, FOOT_X + 28),
  makeRampKeyframe(13.75, PULL_X),
  makeRampKeyframe(14.95, RAMP_TOP_X),
  makeRampKeyframe(15.35, RAMP_TOP_X + 90),
]
