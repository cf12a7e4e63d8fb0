import type { Country } from '@/lib/business/brand'
import { LOGO_ASPECT_RATIO, LOGOS } from '@/lib/business/logos'

interface LogoProps {
  visitorCountry: Country
  isSticky?: boolean
}

export function Logo({ visitorCountry, isSticky = false }: LogoProps) {
  const logo = LOGOS[visitorCountry]
  const width = isSticky ? logo.stickyWidth : logo.width
  return (
    <img
      src={logo.src}
      alt={logo.alt}
      width={width}
      height={width / LOGO_ASPECT_RATIO}
      className="h-auto max-w-full"
    />
  )
}
