import type { MetadataRoute } from 'next'
import { BRAND } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: BRAND.name.en,
    short_name: BRAND.shortName,
    start_url: '/',
    display: 'browser',
    background_color: COLORS.paper.DEFAULT,
    theme_color: COLORS.ink.DEFAULT,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
