import localFont from 'next/font/local'

// Subsets, made by `npm run assets -- fonts`. `optional`: a late swap would move the text
// (docs/decisions/0001-optional-fonts.md).
const headlineFont = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-display',
  display: 'optional',
  weight: '850',
  adjustFontFallback: false,
  fallback: ['Headline Arial', 'Headline Roboto', 'sans-serif'],
})

const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  display: 'optional',
  weight: '400 700',
  adjustFontFallback: false,
  fallback: ['Text Arial', 'Text Roboto', 'sans-serif'],
})

export const fontClassName = `${headlineFont.variable} ${textFont.variable}`
