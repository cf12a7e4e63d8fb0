/** Names of the meta tags with a page's settings (app/_shared/document.tsx). */

/** `TagSettings` as JSON. */
export const TAG_META = 'google-tag'
/** On pages whose speed Vercel may measure. */
export const SPEED_META = 'speed-insights'
/** Settings as JSON. */
export const APP_CHECK_META = 'app-check'
export const MAPS_META = 'google-maps'
