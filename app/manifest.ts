import type { MetadataRoute } from 'next'
import { BRAND } from '@/lib/business/brand'
import config from '@/tailwind.config'

const { paper, ink } = config.theme.colors

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: BRAND.name,
    short_name: BRAND.shortName,
    start_url: '/',
    display: 'browser',
    background_color: paper.DEFAULT,
    theme_color: ink.DEFAULT,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
