import { CrewHead, SKIN } from './crew-head'
import { findJoint, lerp, type Point } from './keyframes'
import type { Actor } from './timeline'

/** Feet on 0, 89 units tall. */
export function CrewMember({ actor }: { actor: Actor }) {
  const { number, face, away, pace, steps, push, backwards, boxes } = actor
  const bob = -1.6 * pace * Math.abs(Math.sin(steps * 2 * Math.PI))
  const lean = face * (3 * pace + (backwards ? -7 : 9) * push)
  const skin = SKIN[number]
  return (
    <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.2" className="stroke-ink">
      <ellipse rx="17" ry="3.5" className="fill-ink" opacity="0.25" stroke="none" />
      <Leg actor={actor} side={-1} bob={bob} />
      <Leg actor={actor} side={1} bob={bob} />
      <g transform={`translate(0 ${bob}) rotate(${lean} 0 -34)`}>
        <path d="M-3-72h6v8h-6z" fill={skin} stroke="none" />
        <path d="M-12-66q12-6 24 0l1 32h-26z" className="fill-orange" />
        <path d="M4-67q5 1 8 1l1 32H6z" className="fill-orange-deep" stroke="none" />
        <path d="M-12-66q12-6 24 0l1 32h-26z" fill="none" />
        <path d="M-4.5-67.5q4.5 5 9 0" fill={skin} />
        <text
          x={face * 1.5}
          y="-40"
          textAnchor="middle"
          stroke="none"
          className="fill-paper display-text text-[20px]"
        >
          {number}
        </text>
        <g transform={`translate(${face * 2} -80)`}>
          <CrewHead number={number} face={face} away={away} bob={bob} />
        </g>
        {boxes ? <Boxes /> : null}
        <Arm actor={actor} side={-1} skin={skin} />
        <Arm actor={actor} side={1} skin={skin} />
      </g>
    </g>
  )
}

/** `ahead`: 1 front, -1 back; `high`: 0 on the ground, 1 highest. */
function getFoot(steps: number) {
  const phase = steps - Math.floor(steps)
  if (phase < 0.5) return { ahead: 1 - 4 * phase, high: 0 }
  const swing = 2 * phase - 1
  return { ahead: -Math.cos(Math.PI * swing), high: Math.sin(Math.PI * swing) }
}

function Leg({ actor, side, bob }: { actor: Actor; side: -1 | 1; bob: number }) {
  const { face, pace, steps, backwards } = actor
  const { ahead, high } = getFoot((backwards ? -steps : steps) + (side + 1) / 4)
  const profile = Math.abs(face)
  const hip = { x: side * lerp(5, 3, profile), y: -36 + bob }
  const ankle = {
    x: side * lerp(6, 3 - 3 * pace, profile) + ahead * 15 * pace * face,
    y: -5 - high * 7 * pace,
  }
  const straight = Math.hypot(ankle.x - hip.x, ankle.y - hip.y) / 2
  const knee = findJoint(hip, ankle, lerp(straight, 16.5, pace), face < 0 ? -1 : 1)
  const toe = { x: ankle.x + lerp(side * 2, face * 6, profile), y: ankle.y + 1 }
  const shoe = `M${ankle.x - face * 1.5} ${toe.y}L${toe.x} ${toe.y}`
  return (
    <g fill="none">
      <path d={shoe} strokeWidth="8" />
      <path d={shoe} strokeWidth="3.5" className="stroke-paper" />
      <path
        d={`M${hip.x} ${hip.y}L${knee.x} ${knee.y}L${ankle.x} ${ankle.y - 1.5}`}
        strokeWidth="10.5"
        strokeLinecap="butt"
        className={side < 0 ? 'stroke-ink-light' : 'stroke-ink'}
      />
    </g>
  )
}

function getHand(
  { wave, push, boxes, face, pace, steps, number, waving }: Actor,
  side: -1 | 1,
): Point {
  if (boxes) return { x: side * 14, y: -31 }
  const swing = Math.sin((steps + (side + 1) / 4) * 2 * Math.PI) * pace
  const rest = { x: side * 15.5 - swing * 10 * face, y: -31 - Math.abs(swing) * 3 }
  const ahead = { x: face * 24 + side * 2, y: -50 + side * 2 }
  const low = { x: lerp(rest.x, ahead.x, push), y: lerp(rest.y, ahead.y, push) }
  if (side !== (number === 1 ? 1 : -1)) return low
  return { x: lerp(low.x, side * (21 + 6 * waving), wave), y: lerp(low.y, -91, wave) }
}

function Arm({ actor, side, skin }: { actor: Actor; side: -1 | 1; skin: string }) {
  const shoulder = { x: side * 11, y: -61 }
  const hand = getHand(actor, side)
  const elbow = findJoint(shoulder, hand, 17, hand.y < shoulder.y ? -side : side)
  const upper = `M${shoulder.x} ${shoulder.y}L${lerp(shoulder.x, elbow.x, 0.85)} ${lerp(shoulder.y, elbow.y, 0.85)}`
  const whole = `M${shoulder.x} ${shoulder.y}L${elbow.x} ${elbow.y}L${hand.x} ${hand.y}`
  return (
    <g fill="none">
      <path d={whole} strokeWidth="8" />
      <path d={whole} strokeWidth="3.5" stroke={skin} />
      <path d={upper} strokeWidth="10" />
      <path d={upper} strokeWidth="5.5" className="stroke-orange" />
      <circle cx={hand.x} cy={hand.y} r="3.8" fill={skin} />
    </g>
  )
}

function Boxes() {
  return (
    <g transform="translate(0 6)">
      <path d="M-16-58h32v24h-32z" className="fill-orange-pale" />
      <path d="M-4-58h8v9h-8z" className="fill-sky-deep" />
      <path d="M-12-76h25v18h-25z" className="fill-paper-deep" />
      <path d="M-3-76h7v7h-7z" className="fill-sky-deep" />
    </g>
  )
}
