/**
 * Off is what asks the visitor for something (a camera, a place, a payment, a key, a device) or tells
 * others of the visitor (topics, motion, fonts, the home's network): all that an injected script or a
 * third party's frame could want. What only draws or plays is left to the browser's defaults, because
 * proxies bound the size of an answer's headers.
 */
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

/** The value of `Permissions-Policy`. */
export const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')
