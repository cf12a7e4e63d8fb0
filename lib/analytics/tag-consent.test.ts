import { getBrowserWords } from '@/lib/words/words'
import { CONSENT_PURPOSES, parseChoices } from './consent-choices'
import {
  getConsentDefaults,
  hasDeniedAll,
  toConsentSignals,
  formatPurposeState,
} from './tag-consent'

const ALL = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization']
const every = (state: string) => Object.fromEntries(ALL.map((signal) => [signal, state]))

test('A visitor who has not chosen grants everything, but nothing in Quebec', () => {
  const [anywhere, quebec, ...more] = getConsentDefaults(false)
  expect(anywhere).toMatchObject(every('granted'))
  expect(anywhere).not.toHaveProperty('region')
  expect(quebec).toMatchObject({ ...every('denied'), region: ['CA-QC'] })
  expect(more).toEqual([])
})

test('With Global Privacy Control nothing is granted', () => {
  expect(getConsentDefaults(true)).toEqual([expect.objectContaining(every('denied'))])
  expect(getConsentDefaults(true)[0]).not.toHaveProperty('region')
})

test('A visitor can choose measurement and advertising separately', () => {
  expect(toConsentSignals({ measurement: false })).toEqual({ analytics_storage: 'denied' })
  expect(toConsentSignals({ measurement: true, advertising: false })).toEqual({
    ...every('denied'),
    analytics_storage: 'granted',
  })
  expect(toConsentSignals({})).toEqual({})
})

test('Everything is denied only if both purposes are', () => {
  expect(hasDeniedAll({ measurement: false, advertising: false })).toBe(true)
  expect(hasDeniedAll({ measurement: false })).toBe(false)
  expect(hasDeniedAll({ measurement: false, advertising: true })).toBe(false)
  expect(hasDeniedAll({})).toBe(false)
})

test('A visitor reads whether a purpose is on, and why', () => {
  expect(formatPurposeState('measurement', { measurement: true }, true)).toBe(
    'Measurement is on, as you chose.',
  )
  expect(formatPurposeState('advertising', {}, true)).toContain('Global Privacy Control')
  expect(formatPurposeState('advertising', {}, false)).toContain('except in Quebec')
})

test('The browser has the words of every state in French', () => {
  const words = getBrowserWords('fr', 'PRIVACY_CHOICES')
  for (const purpose of CONSENT_PURPOSES)
    for (const choices of [{}, { [purpose]: true }, { [purpose]: false }])
      for (const hasGpc of [true, false])
        expect(words).toHaveProperty([formatPurposeState(purpose, choices, hasGpc)])
})

test('A visitor’s choices are read back as they were stored', () => {
  for (const choices of [{}, { measurement: true }, { measurement: false, advertising: true }]) {
    expect(parseChoices(JSON.stringify(choices))).toEqual(choices)
  }
})

test.each([null, '', 'null', '7', '[]', '{"measurement":"yes"}', '{"else":true}', '{'])(
  'The stored text %s holds no choice',
  (text) => {
    expect(parseChoices(text)).toEqual({})
  },
)
