/** Replaces globals.css where the style sheet is in the HTML (next.config.ts). */
export {}
