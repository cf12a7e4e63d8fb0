import { Truck } from '@/components/ui/truck'
import { Crew } from './crew'

/** The frame of the film. Its still: the home team at a house at dawn. */
export function HeroFilm() {
  return (
    <div
      aria-hidden="true"
      className="aspect-[16/7] overflow-hidden rounded-card border-line border-ink shadow-card"
    >
      <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMax slice" className="size-full">
        <Dawn />
        <House />
        <g transform="translate(356 172) scale(1.12)">
          <Truck />
        </g>
        <g transform="translate(238 304) scale(1.15)">
          <Crew />
        </g>
      </svg>
    </div>
  )
}

function Dawn() {
  return (
    <>
      <path d="M0 0h640v250H0z" className="fill-sky" />
      {[110, 145, 180].map((y) => (
        <path key={y} d={`M0 ${y}h640v140H0z`} className="fill-orange-pale" opacity="0.45" />
      ))}
      <circle cx="500" cy="170" r="52" className="fill-orange-bright" opacity="0.75" />
      <path
        d="M60 92q4-14 20-12 8-14 26-8 14-4 18 12 12 0 14 8zM400 78q4-12 18-10 8-12 22-6 12-2 14 10 10 0 12 6z"
        className="fill-white"
      />
      <path
        d="M0 232q30-30 70-14 40-34 90-8 60-30 110 2 60-34 120-4 60-26 110 2 50-26 140 0v60H0z"
        className="fill-green"
        opacity="0.35"
      />
      <path d="M0 250h640v70H0z" className="fill-green" />
      <path d="M0 286h640v34H0z" className="fill-ink-soft" />
      <path d="M0 284h640v4H0z" className="fill-paper" />
      <path
        d="M36 250l-16 34M116 250l-8 34M560 250l8 34M616 250l14 34"
        className="stroke-paper"
        strokeWidth="3"
        opacity="0.7"
      />
    </>
  )
}

function House() {
  return (
    <g strokeLinejoin="round" strokeWidth="2.5" className="stroke-ink">
      <path d="M44 252V128l84-62 84 62v124z" className="fill-paper" />
      <path d="M170 96l42 32v124h-42z" className="fill-paper-deep" stroke="none" />
      <path d="M44 252V128l84-62 84 62v124z" fill="none" />
      <path d="M166 100V56h18v54" className="fill-orange-deep" />
      <path d="M26 138 128 60l102 78-10 12-92-70-92 70z" className="fill-ink" />
      <path d="M110 252v-66h36v66z" className="fill-ink-light" />
      <path d="M110 252v-66l-20 8v64z" className="fill-orange" />
      <path d="M60 168h30v28H60zM164 168h30v28h-30z" className="fill-orange-pale" />
      <path d="M75 168v28M60 182h30M179 168v28M164 182h30" fill="none" />
      <path d="M118 118h20v22h-20z" className="fill-orange-pale" />
      <path d="M104 252h48l6 10H98z" className="fill-paper-deep" />
      <path d="M58 232h28v20H58zM64 214h20v18H64z" className="fill-paper-deep" />
      <path d="M70 232v7M73 214v6" fill="none" />
    </g>
  )
}
