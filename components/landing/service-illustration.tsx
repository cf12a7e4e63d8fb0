import { Truck } from '@/components/ui/truck'
import type { SERVICES } from '@/lib/business/services'

/** The truck is inline SVG because it contains the brand name. */
export function ServiceIllustration({ service }: { service: (typeof SERVICES)[number]['key'] }) {
  if (service === 'moving') return <MovingIllustration />
  return (
    <img
      src={`/drawings/service-${service}.svg`}
      alt=""
      width={320}
      height={160}
      loading="lazy"
      className="block h-auto w-full"
    />
  )
}

function MovingIllustration() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 160" className="block w-full bg-sky">
      <path d="M0 140h320v20H0z" className="fill-green" />
      <path d="M0 139h320v3H0z" className="fill-paper" />
      <g transform="translate(44 32)">
        <Truck />
      </g>
    </svg>
  )
}
