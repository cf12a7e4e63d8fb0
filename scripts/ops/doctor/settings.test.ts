import { readEnv } from '@/lib/env'
import { checkSettings } from './settings'

const CHAT = { CHAT_WEBHOOK_URL: 'https://chat.example/hook' }

test.each([
  ['is not needed without a channel', {}, ['warning']],
  ['is missed where no one would send again what a channel missed', CHAT, ['warning', 'wrong']],
])('CRON_SECRET %s', (_when, settings, levels) => {
  const findings = checkSettings(readEnv(settings))
  const ofCron = findings.filter(({ message }) => message.startsWith('CRON_SECRET'))
  expect(ofCron.map(({ level }) => level)).toEqual(levels)
})
