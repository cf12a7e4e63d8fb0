/** Which folders of lib each folder of lib may import, lowest level first. All may import lib/log. */
export const LIB_IMPORTS = {
  dates: [],
  business: ['dates'],
  cities: ['business', 'dates'],
  routing: ['business', 'cities'],
  content: ['business', 'cities', 'dates', 'routing'],
  forms: ['business', 'cities', 'dates', 'routing'],
  seo: ['business', 'cities', 'content', 'routing'],
  http: ['business', 'cities', 'forms', 'routing'],
  analytics: ['business', 'cities', 'forms', 'http', 'routing'],
  store: ['business', 'cities', 'env'],
  alerts: ['env'],
  locations: ['alerts', 'cities', 'dates', 'env', 'forms', 'store'],
  notifications: [
    ...['alerts', 'business', 'cities', 'content', 'dates', 'env', 'forms', 'routing', 'store'],
  ],
  security: ['analytics', 'env', 'forms', 'routing'],
  submissions: [
    ...['alerts', 'analytics', 'business', 'cities', 'env', 'forms', 'http', 'locations'],
    ...['notifications', 'store'],
  ],
  monitoring: [
    ...['alerts', 'analytics', 'business', 'cities', 'content', 'dates', 'env', 'forms', 'http'],
    ...['locations', 'notifications', 'routing', 'seo', 'store', 'submissions'],
  ],
}
