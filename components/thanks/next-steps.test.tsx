import { renderToStaticMarkup } from 'react-dom/server'
import { getCity } from '@/lib/cities/cities'
import { NextSteps } from './next-steps'

const render = (date: string, time: string) =>
  renderToStaticMarkup(
    <NextSteps
      pageContext={{
        cityKey: 'toronto',
        city: getCity('toronto'),
        phone: '416-555-0110',
        visitorCountry: 'canada',
      }}
      kind="quote"
      bookingPath=""
      clock={{ date, time }}
    />,
  )

test('During opening hours the call is the main action', () => {
  expect(render('2026-11-20', '14:05')).toMatch(
    /button-primary[^>]*>In a hurry\? Call 416-555-0110/,
  )
})

test('On a closed Sunday the page says when we answer, and the call is secondary', () => {
  const html = render('2026-11-22', '14:05')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('We open Monday at 8\u00a0am.')
  expect(html).toMatch(/tel:\+14165550110" class="button-secondary[^>]*>Call 416-555-0110/)
  expect(html).not.toContain('button-primary')
})
