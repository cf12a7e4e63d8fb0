type HeaderList = Readonly<Record<string, string>>

/** For every response, files included (next.config.ts). */
export const COMMON_HEADERS: HeaderList = {
  // Browsers ignore it over http (RFC 6797, section 8.1).
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Features that prompt or identify the visitor. */
export const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
]

/** For every response but our own files, because they only affect documents. */
export const DOCUMENT_HEADERS: HeaderList = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** For pages whose address is signed. With `no-referrer` their posts would lose their origin. */
export const SIGNED_PAGE_HEADERS: HeaderList = { 'referrer-policy': 'strict-origin' }

/** For a request's page, which anybody with the URL can open, and for redirects to it. */
export const PRIVATE_PAGE_HEADERS: HeaderList = {
  ...SIGNED_PAGE_HEADERS,
  'cache-control': 'no-store',
}

export const DESK_PAGE_HEADERS: HeaderList = { ...PRIVATE_PAGE_HEADERS, 'x-robots-tag': 'noindex' }

/** After a sign-out, the Back button must find no page of the desk. */
export const SIGNED_OUT_HEADERS: HeaderList = { 'clear-site-data': '"cache"' }

/** For replies of app/api. Next's own, such as a 405, could be cached by default. */
export const ENDPOINT_HEADERS: HeaderList = { 'cache-control': 'no-store' }

export const HASHED_FILE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=31536000, immutable',
}

export const PUBLIC_FILE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}
