import { buildChatText } from './headlines'
import { buildChangeMail } from './change-mail'
import { buildConfirmationMail } from './confirmation-mail'
import { buildDispatchMail } from './dispatcher-mail'
import { buildReminderMail } from './reminder-mail'
import { buildThanksMail } from './thanks-mail'
import {
  CANCELLATION,
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  QUOTE,
  QUOTE_CANCELLATION,
  requireMail,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'

const OTTAWA = { city: 'ottawa', language: 'fr', price_shown: '219-289 CAD' }
const PICKUP = changeRequest(MAILED_PICKUP, {}, OTTAWA)
const TO_CONFIRM = changeRequest(PICKUP, {}, { outside_area: true })
const MOVING = changeRequest(QUOTE, {}, OTTAWA)
const SETTINGS = {
  ...MAIL_SETTINGS,
  cityKey: 'ottawa',
  phone: '613-555-0150',
  takesTexts: true,
  bookingUrl: 'https://hometeam.example/fr/ottawa/booking?key=-O1&sig=abc_-1',
} as const
const REVIEWED = { ...SETTINGS, reviewsUrl: 'https://g.page/r/a' }
const EVENING = { ...SETTINGS, now: new Date('2026-11-30T21:00:00Z') }

const buildChange = (request: Request, change: RequestChange) =>
  buildChangeMail({ ...request, change }, change, SETTINGS)
const byOffice = (change: RequestChange): RequestChange => ({ ...change, by: 'office' })

const MAILS = {
  confirmation: buildConfirmationMail(PICKUP, SETTINGS),
  toConfirm: buildConfirmationMail(TO_CONFIRM, SETTINGS),
  quote: buildConfirmationMail(MOVING, SETTINGS),
  moved: buildChange(PICKUP, MOVE),
  movedByOffice: buildChange(PICKUP, byOffice(MOVE)),
  movedToConfirm: buildChange(TO_CONFIRM, MOVE),
  cancelled: buildChange(PICKUP, CANCELLATION),
  quoteCancelled: buildChange(MOVING, byOffice(QUOTE_CANCELLATION)),
  reminder: buildReminderMail(PICKUP, EVENING),
  reminderToConfirm: buildReminderMail(TO_CONFIRM, EVENING),
  thanks: buildThanksMail(MOVING, REVIEWED),
}
/** Names and addresses are as they are. */
const ENGLISH_WORDS =
  /\b(?:the|your|you|we|our|call|with|from|pickup|quote|crew|off|to|of|at|in)\b/i

test.each(Object.entries(MAILS))('The French mail "%s" has no English word', (_name, mail) => {
  const { subject, text, html } = requireMail(mail)
  const words = [subject, text].join('\n').replace(/https:\/\/\S+|^.*Example Street.*$/gm, '')
  expect(ENGLISH_WORDS.exec(words)).toBeNull()
  expect(html).toContain('<html lang="fr-CA">')
  expect(text).toContain('https://hometeam.example/fr/ottawa/privacy')
})

test('A French customer reads day, window, price and place as they are said in Quebec', () => {
  const { subject, text, attachments } = requireMail(MAILS.confirmation)
  expect(toPlainSpaces(subject)).toBe(
    'HomeTeam : votre cueillette d’encombrants du mar. 1er déc. (TR-9KQ2P)',
  )
  for (const line of [
    'Jour de la cueillette : mardi 1er décembre 2026',
    'Plage d’arrivée : de 11 h à 13 h (heure de l’Est)',
    'Prix affiché : de 219 $ à 289 $',
    'Votre téléphone : Se termine par 0142',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('(heure locale à Ottawa–Gatineau)')
  expect(attachments?.[0]).toMatchObject({
    filename: 'cueillette.ics',
    content: expect.stringContaining('SUMMARY:Cueillette d’encombrants HomeTeam\r\n') as string,
  })
})

test('The office reads English, and first whom it has to answer in another language', () => {
  const officeUrl = `${MAIL_SETTINGS.bookingUrl}&office=1`
  const { subject, text, html } = buildDispatchMail(PICKUP, {
    ...{ bookingUrl: SETTINGS.bookingUrl, officeUrl },
  })
  expect(subject).toMatch(/^Speaks French: Junk pickup in Ottawa: Mary/)
  expect(text).toContain('\n\nCheck first: Speaks French\nName: Mary Smith\n')
  expect(text).toContain(`Move or cancel for the customer\n${officeUrl}\n`)
  expect(decodeURIComponent(/sms:[^"]*body=([^"]*)/.exec(html)?.[1] ?? '')).toMatch(
    /^Bonjour Mary, ici HomeTeam au sujet de votre cueillette TR-9KQ2P\. .*\/fr\/ottawa\/booking/,
  )
  expect(buildChatText(PICKUP)).toContain('. Speaks French. ')
})
