/** Builds every mail. Scores it with SpamAssassin, if installed, or with `--out` writes it into a folder. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import type { CityKey } from '@/lib/cities/keys'
import { buildChangeMail } from '@/lib/notifications/change-mail'
import { buildConfirmationMail } from '@/lib/notifications/confirmation-mail'
import { buildDayMail } from '@/lib/notifications/day-mail'
import { buildDispatchMail } from '@/lib/notifications/dispatcher-mail'
import { buildReminderMail } from '@/lib/notifications/reminder-mail'
import { buildThanksMail } from '@/lib/notifications/thanks-mail'
import {
  CANCELLATION,
  changeRequest,
  CONFIRMED_MOVE,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  PICKUP,
  QUOTE,
} from '@/lib/requests/requests.fixture'
import type { Language } from '@/lib/words/languages'

/** A mail server may treat a score of five as spam, and may add points of its own. */
const SCORE_MAX = 1

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const cancelled = { ...CANCELLATION, by: 'office' as const }
const MAILS = {
  confirmation: buildConfirmationMail(MAILED_PICKUP, MAIL_SETTINGS),
  quote: buildConfirmationMail(QUOTE, MAIL_SETTINGS),
  french: buildConfirmation('ottawa', 'fr'),
  spanish: buildConfirmation('miami', 'es'),
  moved: buildChangeMail({ ...MAILED_PICKUP, change: MOVE }, MOVE, MAIL_SETTINGS),
  cancelled: buildChangeMail({ ...MAILED_PICKUP, change: cancelled }, cancelled, MAIL_SETTINGS),
  reminder: buildReminderMail(MAILED_PICKUP, MAIL_SETTINGS),
  move: buildReminderMail(CONFIRMED_MOVE, MAIL_SETTINGS),
  'move-french': buildMoveReminder('ottawa', 'fr'),
  'move-spanish': buildMoveReminder('miami', 'es'),
  thanks: buildThanksMail(MAILED_PICKUP, { ...MAIL_SETTINGS, reviewsUrl: 'https://g.page/r/a' }),
  dispatch: buildDispatchMail(MAILED_PICKUP, { bookingUrl: MAIL_SETTINGS.bookingUrl }),
  day: buildDayMail(
    [
      ...['Mary Smith', 'Bert Early', 'Ann Lee', 'Tom Later', 'Mia Twice'].map((cus_name, n) =>
        changeRequest({ ...MAILED_PICKUP, key: `key${n}` }, { cus_name }),
      ),
      CONFIRMED_MOVE,
    ],
    {
      ...{ date: '2026-12-01', place: 'Greater Toronto', lang: 'en-CA', more: 0 },
      toDo: [QUOTE, changeRequest(QUOTE, {}, { suspicions: 'fast' })],
      deskUrl: `https://movers.example/toronto/desk?link=${'a'.repeat(40)}`,
      now: MAIL_SETTINGS.now.getTime(),
    },
  ),
}
const compiler = createTransport({ streamTransport: true, buffer: true })
const isInstalled = spawnSync('spamassassin', ['--version']).status === 0
if (!isInstalled && !values.out) console.log('SKIPPED SpamAssassin: not installed')
if (values.out) mkdirSync(values.out, { recursive: true })

for (const [name, mail] of Object.entries(MAILS)) {
  if (!mail) throw new Error(`There is no mail "${name}"`)
  if (values.out) {
    const attachments = 'attachments' in mail ? mail.attachments : []
    writeFileSync(join(values.out, `${name}.html`), mail.html)
    const texts = [mail.subject, mail.text, ...attachments.map(({ content }) => content)]
    writeFileSync(join(values.out, `${name}.txt`), texts.join('\n\n'))
  }
  if (!isInstalled || values.out) continue
  const messageId = `<${PICKUP.key}.${name}@movers.example>`
  const ends = { from: 'Movers <hello@movers.example>', to: 'mary.smith@example.com' }
  const { message } = await compiler.sendMail({ ...mail, ...ends, messageId })
  const input = message as Buffer
  const judged = execFileSync('spamassassin', ['--local'], { input, encoding: 'utf8' })
  const [, score, tests] =
    /^X-Spam-Status: .*?score=(\S+).*?tests=([\w,\s]*?)\sautolearn/ms.exec(judged) ?? []
  const isFine = Number(score) < SCORE_MAX
  console.log(
    `${isFine ? 'ok' : 'FAILED'} ${name.padEnd(12)} ${score} ${tests?.replace(/\s/g, '')}`,
  )
  if (!isFine) process.exitCode = 1
}

function buildConfirmation(city: CityKey, language: Language) {
  const request = changeRequest(MAILED_PICKUP, {}, { city, language })
  return buildConfirmationMail(request, { ...MAIL_SETTINGS, cityKey: city })
}

function buildMoveReminder(city: CityKey, language: Language) {
  const request = changeRequest(CONFIRMED_MOVE, {}, { city, language })
  return buildReminderMail(request, { ...MAIL_SETTINGS, cityKey: city })
}
