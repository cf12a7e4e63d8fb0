import { Tailgate, Truck } from '@/components/ui/truck'
import { Piano } from './cargo'
import { CrewHead } from './crew-head'
import { CrewMember } from './crew-member'
import { Dawn, Night } from './dawn'
import { DOORWAY, Glow, House } from './house'
import { DOOR, DURATION_S, TRUCK } from './paths'
import { getActor, getPiano, getSceneState, type Actor, type SceneState } from './timeline'
import { Garden, Tree, Yard } from './yard'

const HOUSE_SCALE = 1.36
const HOUSE_TRANSFORM = `translate(${DOOR.x - 128 * HOUSE_SCALE} ${DOOR.ground - 252 * HOUSE_SCALE}) scale(${HOUSE_SCALE})`
const INVERSE_HOUSE_TRANSFORM = `scale(${1 / HOUSE_SCALE}) translate(${128 * HOUSE_SCALE - DOOR.x} ${252 * HOUSE_SCALE - DOOR.ground})`
/** 3 units in the scene. */
const STROKE_WIDTH = 3 / TRUCK.scale

/** @param t seconds */
export function Scene({ t }: { t: number }) {
  const stage = getSceneState(t)
  const turn = (2 * Math.PI * t) / DURATION_S
  const piano = getPiano(t)
  const [firstActor, secondActor] = [getActor(1, t), getActor(2, t)]
  const renderLayer = (layer: Actor['layer']) => (
    <>
      {secondActor.layer === layer ? <PositionedActor actor={secondActor} /> : null}
      {piano?.layer === layer ? <Piano load={piano} /> : null}
      {firstActor.layer === layer ? <PositionedActor actor={firstActor} /> : null}
    </>
  )
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
      <clipPath id="doorway">
        <path d={DOORWAY} />
      </clipPath>
      <Dawn sun={stage.sun} drift={8 * Math.sin(turn)} />
      <Yard />
      <Tree />
      <g transform={HOUSE_TRANSFORM}>
        <House door={stage.door} />
      </g>
      <g transform={HOUSE_TRANSFORM} clipPath="url(#doorway)">
        <g transform={INVERSE_HOUSE_TRANSFORM}>{renderLayer('house')}</g>
      </g>
      <Garden flutter={1.6 * Math.sin(turn * 20)} />
      {renderLayer('yard')}
      <g transform={getTruckTransform(stage)}>
        <Tailgate strokeWidth={STROKE_WIDTH} openRatio={stage.ramp} />
      </g>
      {renderLayer('ramp')}
      <PositionedTruck stage={stage} />
      <Night opacity={stage.night} />
      <g transform={HOUSE_TRANSFORM}>
        <Glow opacity={stage.glow} />
      </g>
      <Headlight stage={stage} />
    </svg>
  )
}

const getTruckTransform = ({ truckX }: SceneState) =>
  `translate(${truckX} ${TRUCK.ground - 112 * TRUCK.scale}) scale(${TRUCK.scale})`

function PositionedTruck({ stage }: { stage: SceneState }) {
  const turn = ((stage.truckX - TRUCK.x) / (15 * TRUCK.scale)) * (180 / Math.PI)
  return (
    <g transform={getTruckTransform(stage)}>
      <ellipse cx="116" cy="112" rx="122" ry="5" className="fill-ink" opacity="0.35" />
      <Truck
        strokeWidth={STROKE_WIDTH}
        wheelRotation={turn}
        passengers={<Riders risen={stage.riders} />}
      />
    </g>
  )
}

function Headlight({ stage }: { stage: SceneState }) {
  return stage.night > 0 ? (
    <g transform={getTruckTransform(stage)} className="fill-orange-pale" opacity={stage.night}>
      <path d="M228 80l112 12q22 12-6 20l-106-26z" opacity="0.35" />
      <path d="M221 80h7v7h-7z" />
    </g>
  ) : null
}

/** The rear seat is drawn first. */
const SEATS = [
  { number: 2, x: 174 },
  { number: 1, x: 188 },
] as const

function Riders({ risen }: { risen: SceneState['riders'] }) {
  return SEATS.map(({ number, x }) => (
    <g
      key={number}
      transform={`translate(${x} ${80 - risen[number] * 23}) scale(0.85)`}
      strokeWidth="2.2"
    >
      <path d="M-10 30v-14q10-10 20 0v14z" className="fill-orange" />
      <CrewHead number={number} face={0.9} bob={0} />
    </g>
  ))
}

function PositionedActor({ actor }: { actor: Actor }) {
  const { place, size } = actor
  return (
    <g transform={`translate(${place.x} ${place.ground - place.lift}) scale(${size})`}>
      <CrewMember actor={actor} />
    </g>
  )
}
