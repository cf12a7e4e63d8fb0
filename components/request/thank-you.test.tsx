import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import {
  changeRequest,
  CONFIRMED_MOVE,
  PICKUP,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { parseRequest } from '@/lib/requests/request'
import { describeStatus } from '@/lib/requests/status'
import type { Opened } from '@/lib/submissions/open-booking'
import { ThankYou } from './thank-you'
import { NextSteps } from './next-steps'

const NOW = new Date('2026-11-23T19:05:00Z')
/** The address that was signed at the booking; PICKUP has moved since. */
const BOOKED: ThankYouParameters = {
  ...{ form: 'pickup', moveDate: '2026-11-25', window: '09:00-11:00', load: 'half' },
}
const ASKED: ThankYouParameters = { form: 'full', fromAddress: 'm5v2t6' }
const HELD_PICKUP = parseRequest('jobs', PICKUP.key, PICKUP.record, PICKUP.details, true)
const HELD_QUOTE = parseRequest('leads', QUOTE.key, QUOTE.record, QUOTE.details, true)
const UNCONFIRMED = changeRequest(PICKUP, {}, { confirm_by_phone: true })
const PROMISES = /Pickup pass|pickup\.ics|the truck arrives|Show the crew|is booked|Valid until/
const OLD_TIME = /November 25|Nov 25|9 to 11/

function render(thankYou: ThankYouParameters, opened: Opened): string {
  const html = renderToStaticMarkup(
    <ThankYou
      {...{ pageContext: createPageContext('toronto'), thankYou }}
      stored={typeof opened === 'string' ? undefined : describeStatus(opened, NOW)}
      isUnavailable={opened === 'unavailable'}
      clock={{ date: '2026-11-23', time: '14:05' }}
      reference="TR-9KQ2P"
      requestPath={opened === 'closed' ? '' : '/toronto/booking?key=x'}
    />,
  )
  return toPlainSpaces(html)
}

test('A customer who moved the pickup and sends the first form again sees the new window', () => {
  const html = render(BOOKED, PICKUP)
  expect(html).toMatch(/Pickup pass.*Tuesday, December 1.*11 am to 1 pm.*pickup\.ics/s)
  expect(html).toContain('Thank you')
  expect(html).not.toMatch(OLD_TIME)
})

test.each<[string, Opened, string]>([
  ['cancelled', changeRequest(PICKUP, { job_status: 'cancelled' }), 'Your pickup is cancelled'],
  ['taken over by staff', changeRequest(PICKUP, { job_status: 'done' }), 'Our office looks after'],
  ['in the past', changeRequest(PICKUP, { date: '2026-11-02' }), 'has begun or is over'],
])('A pickup that is %s by now promises nothing', (_title, opened, words) => {
  const html = render(BOOKED, opened)
  expect(html).toContain(words)
  expect(html).not.toMatch(PROMISES)
  expect(html).not.toMatch(/We’ve got it|What happens next/)
  expect(html).not.toMatch(OLD_TIME)
})

test('A cancelled quote is not called back', () => {
  const changes = { a: { at: '2026-11-22T12:00:00Z', from: '', to: 'cancelled' } }
  const html = render(ASKED, changeRequest(QUOTE, {}, { changes }))
  expect(html).toContain('We won’t call you about it')
  expect(html).not.toContain('We call you')
})

test('A held pickup is thanked and promised nothing, like any other that must be confirmed', () => {
  const html = render(BOOKED, HELD_PICKUP)
  expect(html).toContain('we’ll call you to confirm it')
  expect(html).toContain('href="/toronto/booking?key=x"')
  expect(html).not.toMatch(PROMISES)
  expect(html).toBe(render({ ...BOOKED, unconfirmed: true }, UNCONFIRMED))
})

test('A held quote looks like any other', () => {
  expect(render(ASKED, HELD_QUOTE)).toBe(render(ASKED, QUOTE))
})

test('While the store does not reply, a customer is thanked and asked to call', () => {
  const html = render(BOOKED, 'unavailable')
  expect(html).toMatch(/We’ve got it.*Call us to check it.*We call you at the number/s)
  expect(html).toMatch(/Wednesday, November 25.*9 to 11 am/s)
  expect(html).not.toMatch(PROMISES)
  const unconfirmed = render({ ...BOOKED, unconfirmed: true }, 'unavailable')
  expect(unconfirmed).toContain('It isn’t booked yet')
})

test('An address without a request shows nothing about a pickup', () => {
  const html = render(BOOKED, 'closed')
  expect(html).toContain('Call us to check it')
  expect(html).not.toMatch(PROMISES)
  expect(html).not.toMatch(OLD_TIME)
  expect(html).not.toMatch(/What happens next|\$20/)
})

test('A page that no form led to gives thanks and says what happens next', () => {
  const html = render({}, 'closed')
  expect(html).toMatch(/We’ve got it.*We call you and ask.*Not specified/s)
  expect(html).not.toContain('Call us to check it')
})

test.each([PICKUP, UNCONFIRMED, QUOTE, 'unavailable', 'closed'] as const)(
  'The page has one main action (%#)',
  (opened) => {
    const html = render(opened === QUOTE ? ASKED : BOOKED, opened)
    expect(html.match(/button-primary/g)).toHaveLength(1)
    expect(html.match(/button-secondary/g) ?? []).toHaveLength(opened === PICKUP ? 1 : 0)
  },
)

const { phone: PHONE } = createPageContext('toronto')
const DIGITS = PHONE.replaceAll('-', '')

const renderSteps = (
  date: string,
  time: string,
  reference = '',
  texts: { takesTexts?: true } = {},
) =>
  renderToStaticMarkup(
    <NextSteps
      pageContext={createPageContext('toronto', texts)}
      steps={[]}
      requestPath=""
      reference={reference}
      clock={{ date, time }}
    />,
  )

test('During opening hours the call is the main action', () => {
  expect(renderSteps('2026-11-20', '14:05')).toMatch(
    new RegExp(`button-primary[^>]*>In a hurry\\? Call ${PHONE}`),
  )
})

test('On a closed Sunday the page says when we answer, and the call is secondary', () => {
  const html = renderSteps('2026-11-22', '14:05')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('We open Monday at 8\u00a0am.')
  expect(html).toMatch(new RegExp(`tel:\\+1${DIGITS}" class="button-secondary[^>]*>Call ${PHONE}`))
  expect(html).not.toContain('button-primary')
})

test('A customer can text a photo with the reference, if the number takes texts', () => {
  const html = renderSteps('2026-11-20', '14:05', 'TR-4F7KM', { takesTexts: true })
  expect(html).toContain(`href="sms:+1${DIGITS}?&amp;body=Photos%20for%20TR-4F7KM%3A%20"`)
  expect(html).toMatch(new RegExp(`Text it to <strong[^>]*>${PHONE}</strong> with your reference`))
  expect(renderSteps('2026-11-20', '14:05', 'TR-4F7KM')).not.toContain('sms:')
  expect(renderSteps('2026-11-20', '14:05', '', { takesTexts: true })).not.toContain('sms:')
})

test('A customer reads the ballpark until the move is confirmed with its written price', () => {
  const range = { price_shown: '824-1122 CAD' }
  expect(render(ASKED, changeRequest(QUOTE, {}, range))).toContain('$824 to $1,122')
  expect(render({ ...ASKED, price: '824-1122 CAD' }, CONFIRMED_MOVE)).not.toContain('824')
})

test('Only a signed address shows a price while the store does not reply', () => {
  const thankYou: ThankYouParameters = { form: 'short', price: '824-1122 CAD' }
  expect(render(thankYou, 'unavailable')).toContain('$824 to $1,122 for a move within Toronto.')
  expect(render(thankYou, 'closed')).not.toContain('$')
})
