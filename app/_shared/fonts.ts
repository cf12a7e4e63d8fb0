/** The paths in app/styles/fonts.css. `npm run assets -- fonts` writes the names, which contain a hash. */
export const FONT_PATHS = ['/fonts/headline.f0dd4cf0.woff2', '/fonts/text.1402553b.woff2']
