import type { Country } from '@/lib/business/brand'
import { LOGO_RATIO, LOGOS } from '@/lib/business/brand'

interface LogoProps {
  visitor: Country
  sticky?: boolean
}

export function Logo({ visitor, sticky = false }: LogoProps) {
  const logo = LOGOS[visitor]
  const width = sticky ? logo.stickyWidth : logo.width
  return (
    <img
      src={logo.src}
      alt={logo.alt}
      width={width}
      height={width / LOGO_RATIO}
      className="h-auto max-w-full"
    />
  )
}
