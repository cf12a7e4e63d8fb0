import type { Config } from 'tailwindcss'
import { COLORS } from './lib/business/colors'

const config = {
  content: [],
  theme: {
    // Replaces Tailwind's palette.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...COLORS,
    },
    extend: {
      fontFamily: {
        display: ['Headline', 'Headline Arial', 'Headline Roboto', 'sans-serif'],
        text: ['Text', 'Text Arial', 'Text Roboto', 'sans-serif'],
      },
      fontSize: {
        hero: ['clamp(1.75rem, 0.3rem + 7.1vw, 3.5rem)', { lineHeight: '1' }],
        title: ['clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)', { lineHeight: '1.06' }],
        stat: ['clamp(2.25rem, 1.4rem + 2.7vw, 4rem)', { lineHeight: '1' }],
        lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', { lineHeight: '1.5' }],
      },
      borderWidth: { line: '1.5px' },
      borderRadius: { card: '10px', control: '6px' },
      transitionDuration: { fast: '150ms', slow: '250ms' },
      maxWidth: { page: '76rem', measure: '62ch' },
    },
  },
} satisfies Config

export default config
