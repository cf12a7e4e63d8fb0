import type { JSX } from 'react'
import { Truck } from '@/components/ui/truck'
import type { SERVICES } from '@/lib/services'

type ServiceKey = (typeof SERVICES)[number]['key']

const DRAWINGS: Record<ServiceKey, () => JSX.Element> = {
  packing: Packing,
  moving: Moving,
  junk: Junk,
}

export function ServiceDrawing({ service }: { service: ServiceKey }) {
  const Drawing = DRAWINGS[service]
  return (
    <svg aria-hidden="true" viewBox="0 0 320 160" className="block w-full bg-sky">
      <path d="M0 140h320v20H0z" className="fill-green" />
      <path d="M0 139h320v3H0z" className="fill-paper" />
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
        <Drawing />
      </g>
    </svg>
  )
}

function Packing() {
  return (
    <>
      <path d="M62 84h84v58H62z" className="fill-paper" />
      <path d="M122 84h24v58h-24z" className="fill-paper-deep" stroke="none" />
      <path d="M62 84h84v58H62z" fill="none" />
      <path d="M96 84h16v20H96z" className="fill-orange" />
      <path d="M74 130h22M74 122h14" fill="none" />
      <path d="M78 40h62v44H78z" className="fill-paper-deep" />
      <path d="M103 40h12v16h-12z" className="fill-orange" />
      <path d="M170 76h84v66h-84z" className="fill-paper" />
      <path d="M230 76h24v66h-24z" className="fill-paper-deep" stroke="none" />
      <path d="M170 76h84v66h-84z" fill="none" />
      <path d="M170 76l-18-18M254 76l18-18" fill="none" />
      <path d="M170 76l-20-14 10-10 24 24zM254 76l20-14-10-10-24 24z" className="fill-paper-deep" />
      <path d="M204 76V46M192 30h24l8 20h-40z" className="fill-orange" />
      <path d="M226 76q-4-26 12-32 8 16-4 32z" className="fill-green" />
    </>
  )
}

function Moving() {
  return (
    <g transform="translate(44 32)">
      <Truck />
    </g>
  )
}

function Junk() {
  return (
    <>
      <path d="M58 92q0-34 14-36h58q14 2 14 36v34H58z" className="fill-orange" />
      <path d="M46 92q12-8 22 2v16h66V94q10-10 22-2v40H46z" className="fill-orange" />
      <path d="M128 94q10-10 28-2v40h-28z" className="fill-orange-deep" />
      <path d="M68 110h66v14H68z" className="fill-orange-pale" />
      <path d="M54 132v10M148 132v10" fill="none" />
      <path d="M98 66l10 10-8 8 10 10" fill="none" />
      <path d="M182 74h84v56h-84z" className="fill-ink-light" />
      <path d="M190 82h52v40h-52z" className="fill-sky-deep" />
      <path d="M198 112l20-22M210 114l12-14" className="stroke-white" />
      <path d="M254 88h.1M254 98h.1" className="stroke-paper" strokeWidth="5" />
      <path d="M206 74l-12-26M232 74l22-28M198 130v12M250 130v12" fill="none" />
    </>
  )
}
