import type { Config } from 'tailwindcss'

const config = {
  content: [],
  theme: {
    // Replaces Tailwind's palette.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#ffffff',
      ink: { DEFAULT: '#101f3c', soft: '#44516d', light: '#233659' },
      paper: { DEFAULT: '#fcf8f0', deep: '#f3eadb' },
      // DEFAULT: background of white text (5:1); deep: text on pale backgrounds; bright: text on ink.
      orange: { DEFAULT: '#c4430f', deep: '#a5360a', bright: '#ff8a3d', pale: '#fde4d0' },
      green: { DEFAULT: '#1d6a43', deep: '#154f32', pale: '#d9ecdd' },
      sky: { DEFAULT: '#dcebf6', deep: '#b4d2e8' },
    },
    extend: {
      fontFamily: {
        display: ['var(--font-display)'],
        text: ['var(--font-text)'],
      },
      fontSize: {
        hero: ['clamp(2rem, 1.1rem + 5vw, 3.5rem)', { lineHeight: '1' }],
        title: ['clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)', { lineHeight: '1.06' }],
        stat: ['clamp(2.25rem, 1.4rem + 2.7vw, 4rem)', { lineHeight: '1' }],
        lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', { lineHeight: '1.5' }],
      },
      borderWidth: { line: '1.5px' },
      borderRadius: { card: '10px', control: '6px' },
      boxShadow: {
        card: '0 2px 0 #101f3c1f, 0 12px 24px -12px #6b3f1f4d',
        button: '0 3px 0 #101f3c',
        bar: '0 6px 16px -8px #6b3f1f59',
      },
      transitionDuration: { fast: '150ms', slow: '250ms' },
      maxWidth: { page: '76rem', measure: '62ch' },
    },
  },
} satisfies Config

export default config
