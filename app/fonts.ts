import localFont from 'next/font/local'

/*
 * Cut out of their npm packages by `npm run fonts`. Next measures each file and writes a fallback
 * that is as wide and as high, so that nothing moves when the font arrives.
 */
const headline = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-display',
  display: 'swap',
  weight: '850',
})

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  display: 'swap',
  weight: '400 700',
})

export const fontClassName = `${headline.variable} ${text.variable}`
