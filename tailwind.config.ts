import type { Config } from 'tailwindcss'

const INK = '#101f3c'

/** The colours of the style sheet, mails and reports. `npm run assets` draws pictures with them. */
export const COLORS = {
  white: '#ffffff',
  ink: { DEFAULT: INK, soft: '#44516d', light: '#233659' },
  paper: { DEFAULT: '#fcf8f0', deep: '#f3eadb' },
  // DEFAULT: background of white text (5:1); deep: text on pale backgrounds; bright: text on ink.
  orange: { DEFAULT: '#c4430f', deep: '#a5360a', bright: '#ff8a3d', pale: '#fde4d0' },
  green: { DEFAULT: '#1d6a43', deep: '#154f32', pale: '#d9ecdd' },
  sky: { DEFAULT: '#dcebf6', deep: '#b4d2e8' },
  backdrop: `${INK}99`,
  shadow: { edge: `${INK}1f`, card: '#6b3f1f4d', bar: '#6b3f1f59' },
}

const config = {
  content: [],
  theme: {
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
