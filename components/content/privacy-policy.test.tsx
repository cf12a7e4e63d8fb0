import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities'
import { env, type Env } from '@/lib/env'
import { PrivacyPolicy } from './privacy-policy'

const AREA = { cityKey: null, city: getCity('dfw'), phone: '972-555-0117', visitor: 'usa' } as const
const OFF = { VITALS_SAMPLE: undefined, NEXT_PUBLIC_GOOGLE_TAG_ID: undefined }
const VITALS = { VITALS_SAMPLE: 0.1 }
const TAG = { NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-ABC'] }

test.each<[Partial<Env>, { speed: boolean; google: boolean }]>([
  [OFF, { speed: false, google: false }],
  [{ VITALS_SAMPLE: 0 }, { speed: false, google: false }],
  [VITALS, { speed: true, google: false }],
  [TAG, { speed: false, google: true }],
  [
    { ...TAG, ...VITALS },
    { speed: true, google: true },
  ],
])('With %j the policy says what is measured: %j', (settings, says) => {
  Object.assign(env, OFF, settings)
  const html = renderToStaticMarkup(<PrivacyPolicy area={AREA} />)
  expect(html.includes('how fast it was')).toBe(says.speed)
  expect(html.includes('Google Analytics and Google Ads tell us')).toBe(says.google)
  expect(html.includes('<h2>What is measured</h2>')).toBe(says.speed || says.google)
})
