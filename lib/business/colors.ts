const INK = '#101f3c'

/** For the style sheet, mails and reports; `npm run assets` draws the pictures with them. */
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
