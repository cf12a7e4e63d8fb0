import localFont from 'next/font/local'

/*
 * Cut out of their npm packages by `npm run fonts`. What is read until they arrive is as wide and as
 * high (fallback-fonts.css), so that nothing moves.
 */
const headline = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-display',
  display: 'swap',
  weight: '850',
  adjustFontFallback: false,
  fallback: ['Headline Arial', 'Headline Roboto', 'sans-serif'],
})

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  display: 'swap',
  weight: '400 700',
  adjustFontFallback: false,
  fallback: ['Text Arial', 'Text Roboto', 'sans-serif'],
})

export const fontClassName = `${headline.variable} ${text.variable}`
