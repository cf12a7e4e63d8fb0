import { BRAND } from '@/lib/business/brand'
import { buildChatText } from './headlines'
import { buildChangeMail } from './change-mail'
import { buildConfirmationMail } from './confirmation-mail'
import { buildDispatchMail } from './dispatcher-mail'
import { buildReminderMail } from './reminder-mail'
import { buildThanksMail } from './thanks-mail'
import {
  CANCELLATION,
  changeRequest,
  CONFIRMED_MOVE,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  QUOTE,
  QUOTE_CANCELLATION,
  requireMail,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { getPaths } from '@/lib/routing/paths'
import { LANGUAGES } from '@/lib/words/languages'
import {
  findEnglishWord,
  listSamples,
  SAMPLE_CITIES,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '@/lib/words/samples.fixture'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'

const SITE = MAIL_SETTINGS.siteUrl

interface Mail {
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: string }[]
}

const SAMPLES = {
  fr: {
    phone: '613-555-0150',
    price: '219-289 CAD',
    subject: `${BRAND.shortName} : votre cueillette d’encombrants du mardi 1er décembre (TR-9KQ2P)`,
    preheader: 'mardi 1er décembre, de 11 h à 13 h (heure de l’Est)',
    lines: [
      'Jour de la cueillette : mardi 1er décembre 2026',
      'Plage d’arrivée : de 11 h à 13 h (heure de l’Est)',
      'Prix affiché : de 219 $ à 289 $',
      'Votre téléphone : Se termine par 0142',
    ],
    hours: '(heure locale à Ottawa–Gatineau)',
    filename: 'cueillette.ics',
    summary: `Cueillette d’encombrants ${BRAND.shortName}`,
    states: { toConfirm: ' (pas encore confirmée)', cancelled: ' (annulée)' },
    office: 'Speaks French',
    city: 'Ottawa',
    sms: `Bonjour Mary, ici ${BRAND.shortName} au sujet de votre cueillette TR-9KQ2P. `,
  },
  es: {
    phone: '305-555-0150',
    price: '219-289 USD',
    subject: `${BRAND.shortName}: su retiro del martes 1 de diciembre (TR-9KQ2P)`,
    preheader: 'martes 1 de diciembre, de 11 a.m. a 1 p.m. (hora del Este)',
    lines: [
      'Día del retiro: martes 1 de diciembre de 2026',
      'Horario de llegada: de 11 a.m. a 1 p.m. (hora del Este)',
      'Precio que le mostramos: $219 a $289',
      'Su teléfono: Termina en 0142',
    ],
    hours: '(hora de Miami)',
    filename: 'retiro.ics',
    summary: `${BRAND.shortName}: retiro de basura`,
    states: { toConfirm: ' (sin confirmar)', cancelled: ' (cancelado)' },
    office: 'Speaks Spanish',
    city: 'Miami',
    sms: `Hola Mary, le escribimos de ${BRAND.shortName} sobre su retiro TR-9KQ2P. `,
  },
} satisfies Record<SampleLanguage, unknown>

function createRequests(language: SampleLanguage) {
  const details = { city: SAMPLE_CITIES[language], language, price_shown: SAMPLES[language].price }
  const pickup = changeRequest(MAILED_PICKUP, {}, details)
  const toConfirm = changeRequest(pickup, {}, { outside_area: true })
  const move = changeRequest(CONFIRMED_MOVE, {}, details)
  return { pickup, toConfirm, move, moving: changeRequest(QUOTE, {}, details) }
}

const createSettings = (language: SampleLanguage) => ({
  ...MAIL_SETTINGS,
  ...{ cityKey: SAMPLE_CITIES[language], phone: SAMPLES[language].phone, takesTexts: true },
  bookingUrl: `${SITE}${getPaths(SAMPLE_CITIES[language], language).booking}?key=-O1&sig=abc_-1`,
})

function buildMails(language: SampleLanguage) {
  const { pickup, toConfirm, move, moving } = createRequests(language)
  const settings = createSettings(language)
  const evening = { ...settings, now: new Date('2026-11-30T21:00:00Z') }
  const buildChange = (request: Request, change: RequestChange) =>
    buildChangeMail({ ...request, change }, change, settings)
  const byOffice = (change: RequestChange): RequestChange => ({ ...change, by: 'office' })
  return {
    confirmation: buildConfirmationMail(pickup, settings),
    toConfirm: buildConfirmationMail(toConfirm, settings),
    quote: buildConfirmationMail(moving, settings),
    moved: buildChange(pickup, MOVE),
    movedByOffice: buildChange(pickup, byOffice(MOVE)),
    movedToConfirm: buildChange(toConfirm, MOVE),
    cancelled: buildChange(pickup, CANCELLATION),
    cancelledByOffice: buildChange(pickup, byOffice(CANCELLATION)),
    quoteCancelled: buildChange(moving, QUOTE_CANCELLATION),
    quoteCancelledByOffice: buildChange(moving, byOffice(QUOTE_CANCELLATION)),
    reminder: buildReminderMail(pickup, evening),
    reminderToConfirm: buildReminderMail(toConfirm, evening),
    move: buildConfirmationMail(move, settings),
    moveReminder: buildReminderMail(move, settings),
    thanks: buildThanksMail(moving, { ...settings, reviewsUrl: 'https://g.page/r/a' }),
  }
}

/** The texts that a calendar program shows. */
function readCalendar({ attachments = [] }: Mail): string[] {
  const unfolded = attachments.map(({ content }) => content.replaceAll('\r\n ', ''))
  return unfolded.flatMap((text) => text.match(/^(?:SUMMARY|LOCATION|DESCRIPTION):.*$/gm) ?? [])
}

const readPreheader = ({ html }: Mail) =>
  /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? ''

/** Names and addresses are not translated. */
const withoutAddresses = (text: string) =>
  text.replace(/https:\/\/\S+|^.*Example Street.*$|^\S+@\S+$/gm, '')

const SAMPLE_MAILS = listSamples(buildMails)
test.each(SAMPLE_MAILS)('In "%s" the mail "%s" has no English word', (language, _name, built) => {
  const mail = requireMail<Mail>(built)
  const { subject, text, html } = mail
  const shown = html.replace(/<!--.*?-->|<[^>]*>/gs, '\n')
  for (const words of [subject, text, shown, ...readCalendar(mail)])
    expect(findEnglishWord(withoutAddresses(words))).toBeUndefined()
  expect(html).toContain(`<html lang="${LANGUAGES[language].locale}">`)
  expect(text).toContain(`${SITE}${getPaths(SAMPLE_CITIES[language], language).privacy}`)
  expect(readPreheader(mail)).toMatch(/\S/)
})

test.each(SAMPLE_LANGUAGES)(
  'A customer reads day, window, price and place as they are said in "%s"',
  (language) => {
    const { subject, preheader, lines, hours } = SAMPLES[language]
    const mail = requireMail<Mail>(buildMails(language).confirmation)
    expect(toPlainSpaces(mail.subject)).toBe(subject)
    expect(toPlainSpaces(readPreheader(mail))).toBe(preheader)
    expect(mail.text).toContain(hours)
    const shown = toPlainSpaces(mail.text).split('\n')
    expect(shown).toEqual(expect.arrayContaining(lines))
  },
)

test.each(SAMPLE_LANGUAGES)('The calendar file describes its event in "%s"', (language) => {
  const { filename, summary, states } = SAMPLES[language]
  const mails = buildMails(language)
  for (const [name, state] of Object.entries({ confirmation: '', ...states })) {
    const mail = requireMail<Mail>(mails[name as keyof typeof mails])
    expect(mail.attachments).toMatchObject([{ filename }])
    expect(toPlainSpaces(readCalendar(mail)[0] ?? '')).toBe(`SUMMARY:${summary}${state}`)
  }
})

test.each(SAMPLE_LANGUAGES)(
  'The office reads English, and first whom it has to answer in "%s"',
  (language) => {
    const { office, city, sms } = SAMPLES[language]
    const { pickup } = createRequests(language)
    const { bookingUrl } = createSettings(language)
    const { subject, text, html } = buildDispatchMail(pickup, { bookingUrl })
    expect(subject).toMatch(new RegExp(`^${office}: Junk pickup in ${city}: Mary`))
    expect(text).toContain(`\n\nCheck first: ${office}\nName: Mary Smith\n`)
    const message = decodeURIComponent(/sms:[^"]*body=([^"]*)/.exec(html)?.[1] ?? '')
    for (const part of [sms, bookingUrl]) expect(message).toContain(part)
    expect(buildChatText(pickup)).toContain(`. ${office}. `)
  },
)

const BOOKED = /avez réservé|est réservée|reservó|está reservad|votre billet|su pase/i
test.each(SAMPLE_LANGUAGES)('In "%s" no mail calls an unconfirmed pickup booked', (language) => {
  const { toConfirm, movedToConfirm, reminderToConfirm, confirmation } = buildMails(language)
  for (const mail of [toConfirm, movedToConfirm, requireMail<Mail>(reminderToConfirm)])
    expect(`${mail.subject} ${mail.text}`).not.toMatch(BOOKED)
  expect(confirmation.text).toMatch(BOOKED)
})

test('A Spanish mail writes times and days as people say them', () => {
  for (const mail of Object.values(buildMails('es'))) {
    const { subject, text } = requireMail<Mail>(mail)
    expect(`${subject} ${text}`).not.toMatch(/[ap]\.\s+m\.|\bmar,|\.\.|martes,/)
  }
  const { moved } = buildMails('es')
  expect(toPlainSpaces(moved.text)).toContain('es el martes 1 de diciembre, de 11 a.m. a 1 p.m.')
})
