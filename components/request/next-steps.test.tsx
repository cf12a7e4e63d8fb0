import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { NextSteps } from './next-steps'

const { phone: PHONE } = createPageContext('toronto')
const DIGITS = PHONE.replaceAll('-', '')

const render = (date: string, time: string, reference = '', texts: { takesTexts?: true } = {}) =>
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
  expect(render('2026-11-20', '14:05')).toMatch(
    new RegExp(`button-primary[^>]*>In a hurry\\? Call ${PHONE}`),
  )
})

test('On a closed Sunday the page says when we answer, and the call is secondary', () => {
  const html = render('2026-11-22', '14:05')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('We open Monday at 8\u00a0am.')
  expect(html).toMatch(new RegExp(`tel:\\+1${DIGITS}" class="button-secondary[^>]*>Call ${PHONE}`))
  expect(html).not.toContain('button-primary')
})

test('A customer can text a photo with the reference, if the number takes texts', () => {
  const html = render('2026-11-20', '14:05', 'TR-4F7KM', { takesTexts: true })
  expect(html).toContain(`href="sms:+1${DIGITS}?&amp;body=Photos%20for%20TR-4F7KM%3A%20"`)
  expect(html).toMatch(new RegExp(`Text it to <strong[^>]*>${PHONE}</strong> with your reference`))
  expect(render('2026-11-20', '14:05', 'TR-4F7KM')).not.toContain('sms:')
  expect(render('2026-11-20', '14:05', '', { takesTexts: true })).not.toContain('sms:')
})
